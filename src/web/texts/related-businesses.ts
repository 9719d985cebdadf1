// What stands below a business: others like it, and what else is a walk away.
export const relatedTexts = {
  similar: 'Benzer işletmeler',
  nearby: 'Yakınında',
  nearbyLead: 'Buraya kadar gelmişken yürüyerek gidilecek yerler.',
  walk: (minutes: number) => `yürüyerek ${minutes} dk`,
};
