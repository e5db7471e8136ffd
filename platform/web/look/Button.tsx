import './button.css'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** primary: the one act that comes next; text: quiet, without a border. */
  type?: 'default' | 'primary' | 'text'
  htmlType?: 'button' | 'submit' | 'reset'
  /** large is the act of a form or dialog, small stands in rows. */
  size?: 'small' | 'middle' | 'large'
  icon?: ReactNode
  /** Being done: it turns, and a click does nothing. The focus stays. */
  loading?: boolean
  /** As wide as its place. */
  block?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that says what it does. Without words it is square and needs an aria-label. */
export function Button({
  type = 'default',
  htmlType = 'button',
  size = 'middle',
  icon,
  loading = false,
  block = false,
  className = '',
  onClick,
  children,
  ...button
}: ButtonProps) {
  const shape = `${children === undefined ? ' lb-button-square' : ''}${block ? ' lb-button-block' : ''}`
  return (
    <button
      aria-busy={loading || undefined}
      {...button}
      type={htmlType}
      className={`lb-button lb-button-${type} lb-button-${size}${shape}${loading ? ' lb-button-loading' : ''} ${className}`}
      onClick={(event) => {
        // Also the click that Enter in a form's field makes.
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {loading ? <span className="lb-button-turning" /> : icon}
      {children}
    </button>
  )
}
