/** What some browsers say of the network, and whether the visitor wants to save. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}
const connection = () => (navigator as { connection?: Connection }).connection;

/** The visitor saves data. */
export const isSavingData = (): boolean => connection()?.saveData === true;

/** Every byte counts: the visitor saves data, or has a line on which one waits for each. */
export const isEveryByteDear = (): boolean =>
  isSavingData() || Boolean(connection()?.effectiveType?.includes('2g'));
