import './text-input.css'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'onChange'> {
  icon?: IconName
  /** At the right end: a key cap, a small button. */
  extra?: ReactNode
  /** scan is 56 px with 20 px letters. */
  size?: 'control' | 'scan'
  onText?: (text: string) => void
  /** The same, but not while an input method still composes: what is searched for. */
  onSettled?: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** The light text field, for the first screens and for scanning; forms with more may use antd's Input. */
export function TextInput({
  icon,
  extra,
  size = 'control',
  onText,
  onSettled,
  ref,
  className = '',
  onCompositionEnd,
  ...input
}: TextInputProps) {
  return (
    <div
      role="presentation"
      className={`lb-input lb-input-${size}${input.disabled ? ' lb-input-off' : ''} ${className}`}
      onPointerUp={(event) => event.currentTarget.querySelector('input')?.focus()}
    >
      {icon && <Icon name={icon} />}
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...input}
        ref={ref}
        onChange={(event) => {
          onText?.(event.target.value)
          if (!(event.nativeEvent as InputEvent).isComposing) onSettled?.(event.target.value)
        }}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event)
          onSettled?.(event.currentTarget.value)
        }}
      />
      {extra}
    </div>
  )
}
