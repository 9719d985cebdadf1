import { type Attributes, askedOf } from '#contract/attributes/attributes.ts';

interface Asked {
  name: string;
  subcategory: string | null;
  categorySlug: string | undefined;
  attributes: Attributes;
}

/** What visitors may be asked of a business: what its kind may have and nobody knows, the first first. */
export const openQuestions = ({
  name,
  subcategory,
  categorySlug,
  attributes,
}: Asked): { slug: string; text: string }[] =>
  askedOf({ categorySlug, kind: `${subcategory ?? ''} ${name}` }, attributes).flatMap(
    ({ slug, question }) =>
      question !== '' && attributes[slug] === undefined ? [{ slug, text: question }] : [],
  );
