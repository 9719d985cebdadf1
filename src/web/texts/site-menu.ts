/** Words of the open menu, and what the footer says as well. */
export const siteMenuTexts = {
  closeMenu: 'Menüyü kapat',
  menuTitle: 'Menü',
  applications: 'Başvurularım',
  team: 'Yönetim',
  categoriesTitle: 'Kategoriler',
  tagline: 'Taşköprü’nün iki yakası, tek rehberde.',
  theme: 'Görünüm',
  themes: { '': 'Cihaza göre', light: 'Gündüz', dark: 'Gece' },
} as const;
