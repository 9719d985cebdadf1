import { CODE_MINUTES } from '#contract/accounts/accounts.ts';
import type { EmailMessage } from './email.ts';

/** The same for a known and an unknown address. */
export const signInCodeEmail = (to: string, code: string, siteName: string): EmailMessage => ({
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

/** For whoever is signed in and about to do what matters most. */
export const proofCodeEmail = (to: string, code: string, siteName: string): EmailMessage => ({
  kind: 'proof-code',
  to,
  subject: `${code}: ${siteName} onay kodunuz`,
  paragraphs: [
    `${siteName} yönetiminde yapmak üzere olduğunuz işi bu kodla onaylayın. Kod ${CODE_MINUTES} dakika geçerli ve bir kez kullanılır.`,
  ],
  code,
  footnote:
    'Bunu siz istemediyseniz kodu kimseye vermeyin ve Hesabım sayfasından açık oturumlarınızı kapatın.',
});

export const deletionCodeEmail = (to: string, code: string, siteName: string): EmailMessage => ({
  kind: 'deletion-code',
  to,
  subject: `${code}: hesap silme kodunuz`,
  paragraphs: [
    `${siteName} hesabınızı silmek istediğinizi bu kodla onaylayın. Kod ${CODE_MINUTES} dakika geçerli. Silinen hesap geri getirilemez.`,
  ],
  code,
  footnote: 'Bunu siz istemediyseniz kodu kimseye vermeyin; hesabınız olduğu gibi kalır.',
});
