import { listDutyDays } from '#contract/duty/administered-duty.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { Failed, Waiting } from '../Loading.tsx';
import { DutyDays } from './DutyDays.tsx';
import { RosterForm } from './RosterForm.tsx';

/** A roster to be read and published, and the days that are known. */
export function DutyScreen() {
  const api = useApi();
  const asked = useAsked('duty', (signal) => api.call(listDutyDays, {}, { signal }));
  const again = async () => {
    if (asked.state === 'ready') asked.set(await api.call(listDutyDays, {}));
  };
  return (
    <div className="flex flex-col gap-5">
      <RosterForm onPublished={again} />
      {asked.state === 'loading' ? (
        <Waiting />
      ) : asked.state === 'failed' ? (
        <Failed onAgain={asked.again} />
      ) : (
        <DutyDays days={asked.data} onChanged={(days) => asked.set(days)} />
      )}
    </div>
  );
}
