/** Where one follows what was sent. */
export const followingTexts = {
  toApplications: 'Başvurularım’a git',
  asMember: 'Durumunu Başvurularım sayfasından izleyebilirsiniz.',
  asVisitor: 'Bu e-postayla giriş yaparsanız Başvurularım sayfasında izleyebilirsiniz.',
  signIn: 'Giriş yap',
} as const;
