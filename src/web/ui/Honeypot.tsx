/** A field that people neither see nor reach; what fills it in is a program. */
export const Honeypot = ({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) => (
  <div className="sr-only" aria-hidden="true">
    <label>
      Boş bırakın
      <input
        type="text"
        name="homepage"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  </div>
);
