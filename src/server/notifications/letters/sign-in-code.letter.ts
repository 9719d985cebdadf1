import { CODE_MINUTES } from '#contract/accounts.ts';
import type { Letter } from './letter.ts';

/** The same for a known and an unknown address. */
export const signInCodeLetter = (to: string, code: string, siteName: string): Letter => ({
  kind: 'sign-in-code',
  to,
  subject: `${code}: ${siteName} giriş kodunuz`,
  paragraphs: [
    `${siteName} sayfasına giriş yapmak için bu kodu yazın. Kod ${CODE_MINUTES} dakika geçerli ve bir kez kullanılır.`,
  ],
  code,
  footnote:
    'Bu kodu siz istemediyseniz bir şey yapmanız gerekmez; kod olmadan kimse giriş yapamaz. Kodu kimseyle paylaşmayın.',
});

export const deletionCodeLetter = (to: string, code: string, siteName: string): Letter => ({
  kind: 'deletion-code',
  to,
  subject: `${code}: hesap silme kodunuz`,
  paragraphs: [
    `${siteName} hesabınızı silmek istediğinizi bu kodla onaylayın. Kod ${CODE_MINUTES} dakika geçerli. Silinen hesap geri getirilemez.`,
  ],
  code,
  footnote: 'Bunu siz istemediyseniz kodu kimseye vermeyin; hesabınız olduğu gibi kalır.',
});
