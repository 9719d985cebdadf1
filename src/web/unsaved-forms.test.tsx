import { expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { advertisersForms } from '#tests/support/tried-forms/of-advertisers.tsx';
import { teamsForms } from '#tests/support/tried-forms/of-team.tsx';

const forms = Object.values({ ...advertisersForms, ...teamsForms });

test.each(['advertising/AdDraftForm.tsx', 'administration/businesses/BusinessForm.tsx'])(
  'what is typed into %s is not left unsaved without a question',
  async (file) => {
    const heard: string[] = [];
    const page = { addEventListener: (name: string) => heard.push(name), removeEventListener() {} };
    vi.stubGlobal('document', { cookie: '', getElementById: () => null, ...page });
    vi.stubGlobal('window', page);
    const { part, read, typed = {} } = forms.find(({ of }) => of === file) ?? {};
    const screen = screenWithApi(part, () => read?.[0]);
    await screen.until(read?.[1] ?? '');
    expect(heard).not.toContain('beforeunload');
    for (const [label, words] of Object.entries(typed)) screen.type(label, words);
    screen.text();
    expect(heard).toEqual(expect.arrayContaining(['click', 'beforeunload']));
  },
);
