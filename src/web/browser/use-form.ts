import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { ApiError, detailOf } from '#web/api/api.ts';

/** Sentences by the name of the field they belong to. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

interface FormOptions<Values> {
  initial: Values;
  /** What can be said before asking the server; the server checks everything again. */
  check?: (values: Values) => FieldErrors<Values>;
  /** Asks the server. What it throws is shown, and nothing that was typed is lost. */
  send: (values: Values, signals: Signals) => Promise<void>;
  /** The sentence on top when the failure is no problem of a field; default: the server's own. */
  failure?: (error: unknown) => string | undefined;
  /** Set to false while sending only leads to the next step: files may come later. */
  awaitsFiles?: boolean;
}

/** What a form hands to a field of files. */
export interface FileField {
  /** Of its first control, for the form's summary. */
  id: string;
  error: string | undefined;
  /** True while files are on their way; when that ends, whether one of them did not come. */
  onBusy: (isBusy: boolean, hasFailed?: boolean) => void;
}

/** What a form hands to a field of photos; what is not said is as the field has it. */
export interface PhotosField extends FileField {
  /** Addresses of the photos in their order. */
  images: string[];
  onImages: (images: string[]) => void;
  max?: number;
  /** Set to false where they are photos of a place among others, and none becomes its cover. */
  hasCover?: boolean;
  label?: string;
  /** What kinds are taken, unless given. */
  hint?: string;
  labelNote?: string;
}

/** What a person's hand leaves behind: sent along, missing it never refuses anybody. */
export interface Signals {
  /** Milliseconds from the first look at the form to its sending. */
  typedForMs: number;
  /** The same for every try of the same form: the server makes one record of them. */
  idempotencyKey: string;
}

/**
 * A form: its values, its errors, its sending. Fields take `field(name)`; the errors stand beside them
 * and on top in `FormSummary`, which takes the focus.
 */
export function useForm<Values extends object>({
  initial,
  check,
  send,
  failure,
  awaitsFiles = true,
}: FormOptions<Values>) {
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  /** Fields whose files are on their way. */
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  /** It was sent meanwhile, and goes when they have come. */
  const [isHeld, setHeld] = useState(false);
  /** Grows with every failed try, so that the summary takes the focus again. */
  const [tries, setTries] = useState(0);
  const shownAt = useRef<number>(undefined);
  /** What goes along with every try of the same content: the same, or it would be another request. */
  const signals = useRef<Signals>(undefined);

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    shownAt.current ??= Date.now();
    // Another content is another record.
    signals.current = undefined;
    setValues((before) => ({ ...before, [name]: value }));
    if (errors[name]) setErrors(({ [name]: _, ...rest }) => rest as FieldErrors<Values>);
  };

  const fail = (found: FieldErrors<Values>, sentence?: string) => {
    setErrors(found);
    setProblem(sentence);
    setTries((before) => before + 1);
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSending) return;
    const found: FieldErrors<Values> = check?.(values) ?? {};
    // What a field holds is known when its files have come.
    for (const name of underWay) delete found[name as keyof Values & string];
    if (Object.values(found).some(Boolean)) return fail(found);
    setErrors({});
    setProblem(undefined);
    if (awaitsFiles && underWay.length > 0) return setHeld(true);
    setIsSending(true);
    signals.current ??= {
      idempotencyKey: crypto.randomUUID(),
      typedForMs: shownAt.current === undefined ? 0 : Date.now() - shownAt.current,
    };
    try {
      await send(values, signals.current);
      signals.current = undefined;
    } catch (error) {
      const said = failure?.(error);
      if (!(error instanceof ApiError)) return fail({}, said ?? detailOf(error));
      // The key belongs to what was sent before: the next try is a request of its own.
      if (error.status === 422) signals.current = undefined;
      const beside: FieldErrors<Values> = {};
      for (const { path, message } of error.issues) {
        const name = path.split('.', 1)[0] as keyof Values & string;
        if (name in values) beside[name] ??= message;
      }
      fail(beside, said ?? (Object.keys(beside).length > 0 ? undefined : error.detail));
    } finally {
      setIsSending(false);
    }
  };

  const goOn = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!isHeld || (awaitsFiles && underWay.length > 0)) return;
    setHeld(false);
    // Who turned back meanwhile sends it from there again.
    if (awaitsFiles) goOn();
  }, [isHeld, underWay, awaitsFiles]);

  const idOf = (name: string) => `${formId}-${name}`;
  return {
    values,
    set,
    setValues,
    errors,
    problem,
    tries,
    isSending: isSending || isHeld,
    submit,
    idOf,
    /** Props of a text field, a text area or a select. */
    field: (name: keyof Values & string) => ({
      id: idOf(name),
      name,
      value: String(values[name] ?? ''),
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, event.target.value as Values[typeof name]),
    }),
    /** Props of a field of files; a file that did not come is looked at before anything is sent. */
    files: (name: keyof Values & string): FileField => ({
      id: idOf(name),
      error: errors[name],
      onBusy: (isBusy: boolean, hasFailed = false) => {
        setUnderWay((before) => [
          ...before.filter((other) => other !== name),
          ...(isBusy ? [name] : []),
        ]);
        if (hasFailed) setHeld(false);
      },
    }),
    /** Props of a CheckField. */
    box: (name: keyof Values & string) => ({
      id: idOf(name),
      name,
      checked: Boolean(values[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set(name, event.target.checked as Values[typeof name]),
    }),
  };
}
