import { useEffect } from 'react';
import { pricesPath } from '#contract/businesses/prices-path.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { type ManagedBusiness, setPricePhotos } from '#contract/owners/owner-workspace.ts';
import { drawnPictures } from '#contract/uploads.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { pricePhotosTexts as texts } from '#web/texts/business-prices.ts';
import { workspaceTexts } from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { FieldError } from '#web/ui/FieldError.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useWorkspace } from '../workspace-context.ts';

/** Of those that show prices the day, by address. */
type Days = Record<string, string>;

const daysOf = ({ pictures }: ManagedBusiness): Days =>
  Object.fromEntries(pictures.flatMap(({ src, pricesOn }) => (pricesOn ? [[src, pricesOn]] : [])));
const isSame = (one: Days, other: Days) =>
  Object.keys({ ...one, ...other }).every((src) => one[src] === other[src]);

/** Which photos of the business show what things cost, and of which day. */
export function PricePhotosForm({ onChanged }: { onChanged: (isChanged: boolean) => void }) {
  const api = useApi();
  const { business, setBusiness, hrefOf } = useWorkspace();
  const { id } = business;
  const saved = daysOf(business);
  const form = useForm({
    initial: { photos: saved },
    check: ({ photos }) => (Object.values(photos).includes('') ? { photos: texts.dayMissing } : {}),
    async send({ photos }) {
      const said = Object.entries(photos).map(([image, on]) => ({ image, on }));
      const now = await api.call(setPricePhotos, { id, photos: said });
      setBusiness(now);
      form.setValues({ photos: daysOf(now) });
      await notify({ ...workspaceTexts.saved, tone: 'success' });
    },
  });
  const { values, errors, set, idOf } = form;
  const isChanged = !isSame(values.photos, saved);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const say = (src: string, day: string | undefined) => {
    const { [src]: _, ...others } = values.photos;
    set('photos', day === undefined ? others : { ...others, [src]: day });
  };
  const images = business.pictures.map(({ src }) => src);
  return (
    <Form form={form}>
      <Card as="section" className="gap-4 p-4 sm:p-6">
        <div>
          <h3 className="text-lg">{texts.title}</h3>
          <p className="text-quiet">{images.length > 0 ? texts.lead : texts.none}</p>
        </div>
        {images.length > 0 && (
          <ul className="flex flex-col gap-4">
            {drawnPictures({ images, pictures: business.pictures }).map(
              ({ src, ...photo }, index) => {
                const day = values.photos[src];
                return (
                  <li key={src} className="flex gap-4 border-b border-line pb-4 last:border-b-0">
                    <Picture
                      {...photo}
                      src={src}
                      alt={texts.photo(index + 1)}
                      sizes="6rem"
                      className="h-32 w-24 shrink-0 rounded-sm object-cover"
                    />
                    <div className="min-w-0 grow">
                      <CheckField
                        label={texts.isPrices(index + 1)}
                        checked={day !== undefined}
                        onChange={({ target }) =>
                          say(src, target.checked ? dayInAdana(new Date()) : undefined)
                        }
                      />
                      {day !== undefined && (
                        <TextField
                          id={idOf(src)}
                          type="date"
                          max={dayInAdana(new Date())}
                          label={texts.day(index + 1)}
                          value={day}
                          onChange={({ target }) => say(src, target.value)}
                        />
                      )}
                    </div>
                  </li>
                );
              },
            )}
          </ul>
        )}
        {errors.photos && <FieldError id={idOf('photos')}>{errors.photos}</FieldError>}
        <div className="flex flex-wrap gap-3">
          {images.length > 0 ? (
            <SubmitButton form={form} send={texts.save} size="lg" />
          ) : (
            <ButtonLink href={hrefOf({ view: 'fotograflar' })} size="lg">
              {texts.add}
            </ButtonLink>
          )}
          {Object.keys(saved).length > 0 && (
            <ButtonLink href={pricesPath(id)} size="lg">
              {texts.open}
            </ButtonLink>
          )}
        </div>
      </Card>
    </Form>
  );
}
