import { Email } from '#contract/accounts/accounts.ts';
import type { BusinessOwnership } from '#contract/businesses/business-owners.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { giveOwnership, ownershipsOf } from '#server/owners/ownership.service.ts';
import {
  CommandFailure,
  defineCommand,
  EXIT_WRONG_DATA,
  operator,
  WrongUse,
  wholeNumber,
} from './command.ts';
import { type CommandContext, withDatabase } from './open-database.ts';
import { failByRefusal } from './refusals.ts';

const HELP = `Usage: npm run directory -- owner list ID [--json]
       npm run directory -- owner set ID EMAIL [--name NAME] [--json]
       npm run directory -- owner remove ID EMAIL --reason TEXT [--json]

Who owns the business ID. Whom it concerns gets a letter; the record of decisions is kept.

  list    who owns it, since when, and with how many colleagues
  set     makes the account of an address an owner of it.
          An address without an account gets one, which its first sign-in opens.
  remove  takes it from an owner and from the team that was invited under them; TEXT is in the letter`;

type Owner = Pick<BusinessOwnership, 'email' | 'name' | 'since' | 'colleagues'>;
const ownerLine = ({ email, name, since, colleagues }: Owner) =>
  `${email ?? ''}  ${name}  since ${since.slice(0, 10)}, colleagues: ${colleagues}`;

async function remove(ctx: CommandContext, id: number, email: string, reason: string) {
  const owner = (await ownershipsOf(ctx, id)).find((one) => one.email === email);
  if (!owner) throw new CommandFailure(`${email} does not own business ${id}.`, EXIT_WRONG_DATA);
  const claim = { kind: 'claim', id: owner.claimId, transition: 'revoke', reason };
  await decideAbout({ ...ctx, actor: operator }, claim).catch(failByRefusal);
}

const set = (ctx: CommandContext, id: number, owner: { email: string; name?: string }) =>
  giveOwnership({ ...ctx, actor: operator }, id, owner).catch((error) =>
    failByRefusal(error, { business_not_found: 'There is no such business that can be owned.' }),
  );

export const command = defineCommand({
  summary: 'list, set or remove who owns a business',
  help: HELP,
  options: { name: { type: 'string' }, reason: { type: 'string' } },
  words: 3,
  async run({ values, words: [act, idText, address] }) {
    const { name } = values;
    const reason = values.reason?.trim();
    if (idText === undefined) throw new WrongUse();
    const id = wholeNumber(idText, 'ID', 1);
    if (act === 'list' && address === undefined) {
      const owners = await withDatabase((ctx) => ownershipsOf(ctx, id));
      const text = owners.map(ownerLine).join('\n');
      return { json: owners, text: text || `Nobody owns business ${id}.` };
    }
    const { data: email } = Email.safeParse(address);
    if (!email) throw new WrongUse();
    if (act === 'set') {
      const { isNew } = await withDatabase((ctx) => set(ctx, id, { email, ...(name && { name }) }));
      const owns = isNew ? 'owns business' : 'owned already business';
      return { json: { id, email, isNew }, text: `${email} ${owns} ${id}.` };
    }
    if (act !== 'remove' || !reason) throw new WrongUse();
    await withDatabase((ctx) => remove(ctx, id, email, reason));
    return { json: { id, email }, text: `${email} does not own business ${id} any more.` };
  },
});
