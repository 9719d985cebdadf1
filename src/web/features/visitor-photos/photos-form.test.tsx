import { beforeEach, expect, test } from 'vitest';
import { EMAIL_WRONG } from '#contract/accounts/accounts.ts';
import { PHOTOS_MISSING, PHOTOS_NOT_OWN } from '#contract/visitor-photos.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { turnAccount } from '#web/browser/account-context.ts';
import { visitorPhotosTexts as texts } from '#web/texts/visitor-photos.ts';
import { PhotosDialog } from './PhotosForm.tsx';

beforeEach(() => turnAccount(null));

const dialog = (
  <PhotosDialog
    isOpen
    onClose={() => {}}
    business={{ id: 1001, name: 'Kebapçı' }}
    photoSlot={({ onImages, error }) => (
      <>
        <button type="button" onClick={() => onImages(['/api/objects/bir'])}>
          Seç
        </button>
        {error}
      </>
    )}
  />
);

test('photos go with the word that they are one’s own, and say where the answer comes', async () => {
  const screen = screenWithApi(dialog, () => ({ id: 1001 }));
  screen.press(texts.send);
  for (const missing of [PHOTOS_MISSING, PHOTOS_NOT_OWN, EMAIL_WRONG]) await screen.until(missing);
  expect(screen.sent).toEqual([]);
  screen.press('Seç');
  screen.field(texts.isOwn).onChange({ target: { checked: true } });
  screen.type(texts.email, 'ceken@ornek.example');
  screen.press(texts.send);
  await screen.until(texts.sentText('ceken@ornek.example'));
  expect(screen.sent.at(-1)).toContain('POST /api/businesses/1001/visitor-photos');
  expect(screen.sent.at(-1)).toContain('"isOwn":true,"images":["/api/objects/bir"]');
});
