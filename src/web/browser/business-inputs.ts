import {
  askedFor,
  businessFields,
  type ContactField,
  type Field,
  fieldsThat,
  type TextField,
} from '#contract/businesses/fields.ts';

/** What a keyboard and a browser make easier, by how a text is typed. */
const ways = {
  lines: {},
  phone: { type: 'tel', autoComplete: 'off' },
  address: { inputMode: 'url', autoCapitalize: 'none', autoComplete: 'url' },
  name: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
} as const;

/** A field of a business as every form asks for it: its label and how it is typed; spread over a TextField. */
export function inputOf(name: TextField) {
  const { max, typed = 'lines' }: Field = businessFields[name];
  const own = name === 'phone' && { autoComplete: 'tel' };
  return { label: askedFor(name), maxLength: max, ...ways[typed], ...own };
}

export const placeholderOf = (name: TextField) => (businessFields[name] as Field).placeholder;

/** The ways to reach a business. */
export const contactFields = fieldsThat(
  ({ typed }) => typed !== undefined && typed !== 'lines',
) as ContactField[];
/** A text for each, as forms hold what was left empty. */
export const textsOf = <Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => string | null | undefined = () => '',
) => Object.fromEntries(names.map((name) => [name, textOf(name) ?? ''])) as Record<Name, string>;
