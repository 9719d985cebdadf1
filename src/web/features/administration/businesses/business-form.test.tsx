import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BusinessFile } from '#contract/moderation/administration.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { BusinessForm, type BusinessFormSlots } from './BusinessForm.tsx';

const stored: BusinessFile['form'] = {
  ...{ name: 'Zeytinci Kâmil', category: 'Alışveriş', subcategory: '', description: '' },
  ...{ address: 'Kurtuluş Mah. No: 1', neighbourhood: '', district: 'Seyhan' },
  ...{ latitude: '', longitude: '', phone: '', email: '', isEmailShown: false },
  ...{ website: '', whatsapp: '', instagram: '', priceRange: '', hours: '' },
  ramadanHours: '',
  attributes: { otopark: true },
  ...{ features: ['Otopark', 'Vale'], images: [], isOpen: true },
};
const api = createApi(() => {
  throw new Error('nothing is asked while it is drawn');
});

function drawn(values: Partial<BusinessFile['form']>, onClose?: () => void) {
  const handed: Parameters<BusinessFormSlots['photos']>[0][] = [];
  const slots: BusinessFormSlots = {
    hours: () => null,
    pin: () => null,
    attributes: ({ attributes, kind }) => `${JSON.stringify(attributes)} ${kind}`,
    photos(photos) {
      handed.push(photos);
      return null;
    },
  };
  const markup = renderToString(
    <ApiContext value={api}>
      <BusinessForm
        initial={{ ...stored, ...values }}
        keptAs="sınama"
        slots={slots}
        submitLabel="Kaydet"
        send={async () => stored}
        onClose={onClose}
      />
    </ApiContext>,
  );
  return { markup, photos: handed.at(-1) };
}

test('what stands is chosen, and what nobody said is not said by the form', () => {
  const { markup } = drawn({});
  expect(markup).toContain('<option value="Alışveriş" selected="">');
  expect(markup).toContain('value="Otopark, Vale"');
  expect(markup).toContain('otopark&quot;:true} Zeytinci Kâmil');
  expect(markup).not.toContain('Seçin');
  const empty = drawn({ category: '', district: '' }).markup;
  expect(empty.match(/<option value="" selected="">Seçin/g)).toHaveLength(2);
});

test('photos of another site are named and not drawn; the field has our own', () => {
  const foreign = 'https://baska.example/foto.jpg';
  const { markup, photos } = drawn({ images: ['/api/objects/bizim', foreign] });
  expect(photos?.images).toEqual(['/api/objects/bizim']);
  expect(markup).not.toContain('<img');
  expect(markup).toContain(`aria-label="Kaldır: ${foreign}"`);
  expect(drawn({}).markup).not.toContain('Başka sitedeki fotoğraflar');
});

test('opened in the place of a record, it can be left', () => {
  expect(drawn({}).markup).not.toContain('Vazgeç');
  expect(drawn({}, () => {}).markup).toContain('Vazgeç');
});
