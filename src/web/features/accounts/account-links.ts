/** Pages of the person's own things: a page that comes into being adds its line here. */
export const accountLinks = [
  { href: '/applications', label: 'Başvurularım' },
  { href: '/favorites', label: 'Favorilerim' },
  { href: '/business-owner-dashboard', label: 'İşletme Paneli' },
];

/** For moderators and admins, besides. */
export const teamLink = { href: '/admin', label: 'Yönetim' };
