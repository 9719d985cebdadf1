import type { Business } from '#contract/businesses/businesses.ts';
import { metaDescriptionOf } from '#contract/text/meta-description.ts';
import { formatPhone } from '#contract/text/phones.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';

/** The page's description: the business's own, else a sentence; address, district and phone while there is room. */
export function metaDescription(business: Business): string {
  const { name, category, address, district, phone, description } = business;
  const own = description?.trim();
  return metaDescriptionOf(
    [
      own || texts.defaultDescription(name, district, category),
      texts.addressSentence(address.includes(district) ? address : `${address}, ${district}`),
      phone && texts.phoneSentence(formatPhone(phone)),
      own && texts.placeSentence(category, district),
    ],
    texts.pageSentences,
  );
}
