import { type ReactNode, useEffect, useState } from 'react';
import { businessFields } from '#contract/businesses/fields.ts';
import type { districtAt } from '#contract/city/district-outlines.ts';
import { DISTRICTS, type District, districtInAddress } from '#contract/city/districts.ts';
import { inputOf, placeholderOf } from '#web/browser/business-inputs.ts';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { type Pin, pinText, readPin } from './pin-text.ts';
import type { SubmissionForm } from './use-submission-form.ts';

/** What the map beside the form is given; the page puts it there. */
interface PinSlotProps {
  pin: Pin | undefined;
  district: District | undefined;
  /** Name of the chosen category; empty before the choice. */
  category: string;
  onPin: (pin: Pin) => void;
}
export type PinSlot = (props: PinSlotProps) => ReactNode;

/** The outlines come with the first pin. */
const fetchDistrictAt = async () =>
  (await import('#contract/city/district-outlines.ts')).districtAt;

/** District, address and pin; each helps to find the others. */
export function PlaceSection({ form, pinSlot }: { form: SubmissionForm; pinSlot: PinSlot }) {
  const { values, set, field } = form;
  // Looked at when the field is left: "Seyhan" may still become "Seyhan Caddesi".
  const [readAddress, setReadAddress] = useState(values.address);
  const [keptDistrict, setKeptDistrict] = useState('');
  const pinField = field('pin');
  const pin = readPin(values.pin);
  const hasPin = pin !== undefined;
  const [locate, setLocate] = useState<typeof districtAt>();
  useEffect(() => {
    if (hasPin) void fetchDistrictAt().then((found) => setLocate(() => found));
  }, [hasPin]);
  const pinDistrict = pin && locate?.(pin.latitude, pin.longitude);
  const district = DISTRICTS.find((name) => name === values.district);
  const named = districtInAddress(readAddress);

  const setPin = (text: string) => {
    set('pin', text);
    const place = readPin(text);
    if (!place || district) return;
    void fetchDistrictAt().then((districtAt) => {
      const found = districtAt(place.latitude, place.longitude);
      if (found) set('district', found);
    });
  };
  const isElsewhere =
    pinDistrict && district && pinDistrict !== district && keptDistrict !== values.pin + district;

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...field('district')}
          label={businessFields.district.label}
          labelNote={texts.mark}
          required
          options={[{ value: '', label: texts.districtBlank }, ...DISTRICTS]}
        />
        <TextField
          {...field('neighbourhood')}
          {...inputOf('neighbourhood')}
          placeholder={placeholderOf('neighbourhood')}
        />
      </div>
      <TextArea
        {...field('address')}
        rows={2}
        {...inputOf('address')}
        labelNote={texts.mark}
        hint={texts.addressHint}
        autoComplete="street-address"
        required
        onBlur={(event) => setReadAddress(event.target.value)}
      />
      {named && named !== district && (
        <Notice
          isNews
          action={
            <Button size="sm" onClick={() => set('district', named)}>
              {texts.changeDistrict(named)}
            </Button>
          }
        >
          {texts.addressNames(named)}
        </Notice>
      )}
      {pinSlot({
        pin,
        district,
        category: values.category,
        onPin: (place) => setPin(pinText(place)),
      })}
      {values.pin && (
        <Button size="sm" className="self-start" onClick={() => set('pin', '')}>
          {texts.pinRemove}
        </Button>
      )}
      <details open={pinField.error ? true : undefined}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {texts.pinByHand}
        </summary>
        <TextField
          {...pinField}
          className="pt-2"
          label={texts.pin}
          hint={texts.pinHint}
          placeholder={texts.pinPlaceholder}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setPin(event.target.value)}
        />
      </details>
      {isElsewhere && (
        <Notice
          tone="warning"
          isNews
          action={
            <>
              <Button size="sm" onClick={() => set('district', pinDistrict)}>
                {texts.changeDistrict(pinDistrict)}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => setKeptDistrict(values.pin + district)}
              >
                {texts.keepDistrict(district)}
              </Button>
            </>
          }
        >
          {texts.pinElsewhere(pinDistrict)}
        </Notice>
      )}
      {pin && !pinDistrict && !form.errors.pin && (
        <Notice tone="warning" isNews>
          {texts.pinOutside}
        </Notice>
      )}
    </>
  );
}
