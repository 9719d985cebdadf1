import { expect, test } from 'vitest';
import { nameOf } from '#contract/api/api.ts';
import { drawnPage, given } from '#tests/support/drawn-page.tsx';
import { Differences, variationsOf } from '#tests/support/variations.ts';
import { pagesToVary } from '#tests/support/varied-pages.ts';

/** The page as the server draws it, and what search engines are told of it; `others` are answers by their calls. */
async function drawn(href: string, others: Record<string, unknown>, more = 0) {
  const { head, screen, told, asked } = await drawnPage(href, { others, more });
  return {
    sight: [...head, screen?.outline(), ...told].filter(Boolean).join('\n'),
    asked: [...asked],
  };
}

const pages = Object.entries(pagesToVary);

test.each(pages)('%s, as it stands', async (href) => {
  expect((await drawn(href, {})).sight).toMatchSnapshot();
});

const varied = pages.filter(([, varies]) => Object.keys(varies).length > 0);
test.each(varied)('%s, as each field of the answers has it', async (href, varies) => {
  const { sight: stands, asked } = await drawn(href, {});
  const seen = new Differences();
  for (const [name, but] of Object.entries(varies)) {
    const endpoint = asked.find((one) => nameOf(one) === name);
    if (!endpoint) throw new Error(`It does not ask for ${name}`);
    const own = given(href, endpoint);
    const path = Array.isArray(own) ? name : '';
    for (const [said, varied] of variationsOf(endpoint.output, own, path)) {
      if (but.test(said)) continue;
      const { sight } = await drawn(href, { [name]: varied });
      seen.add(path ? said : `${name}.${said}`, stands, sight);
    }
    const { sight } = await drawn(href, { [name]: undefined });
    seen.add(`${name}: not there`, stands, sight);
  }
  seen.add('many more', stands, (await drawn(href, {}, 100)).sight);
  expect(seen.text()).toMatchSnapshot();
});
