/** The question about statistics; both answers weigh the same (decisions, Privacy). */
export const consentTexts = {
  region: 'İzin sorusu',
  title: 'Ziyaretinizi sayalım mı?',
  text: 'Hangi sayfaların işe yaradığını görmek için. Reddederseniz hiçbir şey eksilmez.',
  more: 'Neler tutuluyor?',
  moreHref: '/privacy#cerezler',
  refuse: 'Reddet',
  accept: 'Kabul et',
} as const;
