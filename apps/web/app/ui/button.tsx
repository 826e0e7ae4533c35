import type { ComponentProps } from 'react';
import { type ButtonTone, buttonLook } from './button-look.ts';

type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone;
  /** False: it looks unready and says so to assistive technology, but can be pressed, so that it can explain itself. */
  isReady?: boolean;
};

export function Button({ tone, isReady = true, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} aria-disabled={!isReady || undefined} className={buttonLook({ tone, className })} {...rest} />
  );
}
