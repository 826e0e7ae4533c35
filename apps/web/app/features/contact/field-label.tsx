type FieldLabelProps = { htmlFor: string; text: string; isRequired: boolean };

export function FieldLabel({ htmlFor, text, isRequired }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className="font-semibold">
      {text}
      {isRequired && (
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
      )}
    </label>
  );
}
