import './checkbox.css'
import { type InputHTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'ref'> {
  /** Some of what it stands for is ticked. */
  indeterminate?: boolean
  /** The words beside the box; without them it needs an aria-label. */
  children?: ReactNode
  ref?: Ref<HTMLLabelElement>
}

/** A box to tick, and its words, which are its label. */
export function Checkbox({ indeterminate = false, className = '', children, ref, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return (
    <label ref={ref} className={`lb-check${input.disabled ? ' lb-check-off' : ''} ${className}`}>
      <input {...input} ref={box} type="checkbox" className="lb-check-box" />
      {children !== undefined && <span className="lb-check-words">{children}</span>}
    </label>
  )
}
