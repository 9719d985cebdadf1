import { parseArgs } from 'node:util';
import { Email } from '#contract/accounts/accounts.ts';
import { decideAbout } from '#server/moderation/decided-records.service.ts';
import { giveOwnership, ownershipsOf } from '#server/owners/ownership.service.ts';
import {
  type Command,
  CommandFailure,
  EXIT_WRONG_DATA,
  EXIT_WRONG_USE,
  operator,
  print,
  printJson,
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

async function list(ctx: CommandContext, id: number, isJson: boolean): Promise<void> {
  const owners = await ownershipsOf(ctx, id);
  if (isJson) return printJson(owners);
  if (owners.length === 0) return print(`Nobody owns business ${id}.`);
  for (const { email, name, since, colleagues } of owners) {
    print(`${email ?? ''}  ${name}  since ${since.slice(0, 10)}, colleagues: ${colleagues}`);
  }
}

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

export const ownerCommand: Command = {
  name: 'owner',
  summary: 'list, set or remove who owns a business',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        reason: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const wrongUse = () => new CommandFailure(HELP, EXIT_WRONG_USE);
    const [act, idText, address, ...others] = positionals;
    const { name, json: isJson } = values;
    const reason = values.reason?.trim();
    if (idText === undefined || others.length > 0) throw wrongUse();
    const id = wholeNumber(idText, 'ID', 1);
    if (act === 'list' && address === undefined) {
      await withDatabase((ctx) => list(ctx, id, isJson));
      return 0;
    }
    const { data: email } = Email.safeParse(address);
    if (!email) throw wrongUse();
    if (act === 'set') {
      const { isNew } = await withDatabase((ctx) => set(ctx, id, { email, ...(name && { name }) }));
      if (isJson) printJson({ id, email, isNew });
      else print(`${email} ${isNew ? 'owns business' : 'owned already business'} ${id}.`);
      return 0;
    }
    if (act !== 'remove' || !reason) throw wrongUse();
    await withDatabase((ctx) => remove(ctx, id, email, reason));
    if (isJson) printJson({ id, email });
    else print(`${email} does not own business ${id} any more.`);
    return 0;
  },
};
