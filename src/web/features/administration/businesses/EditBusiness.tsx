import {
  type BusinessFile,
  editBusinessFile,
  getBusinessFile,
} from '#contract/moderation/administration.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import {
  administrationTexts,
  administeredBusinessTexts as texts,
} from '#web/texts/administration.ts';
import { notify } from '#web/ui/notify.ts';
import { Failed, Waiting } from '../Loading.tsx';
import { BusinessForm, type BusinessFormSlots } from './BusinessForm.tsx';
import { OwnersWord } from './OwnersWord.tsx';
import '../administration.css';

interface EditBusinessProps {
  file: BusinessFile;
  slots: BusinessFormSlots;
  onSaved: (file: BusinessFile) => unknown;
  onClose?: () => void;
}

/** Mends what a business says of itself; where it stands does not change. */
export function EditBusiness({ file, slots, onSaved, onClose }: EditBusinessProps) {
  const api = useApi();
  const { id, form } = file;
  return (
    <div className="flex flex-col gap-4">
      <OwnersWord {...file} />
      <BusinessForm
        initial={form}
        keptAs={`business ${id}`}
        slots={slots}
        submitLabel={administrationTexts.save}
        takesFocus={onClose !== undefined}
        onClose={onClose}
        send={async (values) => {
          const saved = await api.call(editBusinessFile, { ...values, id });
          await onSaved(saved);
          await notify({ title: texts.edited, description: saved.name, tone: 'success' });
          return saved.form;
        }}
      />
    </div>
  );
}

/** The same where only its number is known. */
export function EditBusinessById({
  id,
  ...props
}: Omit<EditBusinessProps, 'file'> & { id: number }) {
  const api = useApi();
  const asked = useAsked(`business ${id}`, (signal) =>
    api.call(getBusinessFile, { id }, { signal }),
  );
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'failed') return <Failed onAgain={asked.again} />;
  return <EditBusiness file={asked.data} {...props} />;
}
