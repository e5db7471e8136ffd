import './field.css'
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

export interface FieldProps {
  label: ReactNode
  /** At the right end of the label: 30 天內登記過. */
  hint?: ReactNode
  /** Says 選填 there. */
  optional?: boolean
  /** A quiet sentence below. */
  help?: ReactNode
  /** An amber sentence that does not block (a duplicate). */
  warn?: ReactNode
  /** An amber sentence and an amber border: this must be mended. */
  invalid?: ReactNode
  /** One control, of ours or of antd; it is given id and aria-*. */
  children: ReactElement<{ id?: string }>
}

/** A field with its label, and the words below it: help, a warning, or what is wrong. */
export function Field({ label, hint, optional, help, warn, invalid, children }: FieldProps) {
  const t = useTexts('platform')
  const own = useId()
  const id = children.props.id ?? own
  const line = invalid ?? warn ?? help
  const icon: IconName | undefined = invalid ? 'warn' : warn ? 'clock' : undefined
  return (
    <div className={`lb-field${invalid ? ' lb-field-invalid' : ''}`}>
      <label htmlFor={id}>
        {label}
        {(hint || optional) && <span>{hint ?? t('optional')}</span>}
      </label>
      {cloneElement(children as ReactElement<Record<string, unknown>>, {
        id,
        'aria-invalid': invalid ? true : undefined,
        'aria-describedby': line ? `${id}-line` : undefined,
      })}
      {line && (
        <span
          id={`${id}-line`}
          className={`lb-field-line${icon ? ' lb-field-amber' : ''}`}
          role={invalid ? 'alert' : undefined}
        >
          {icon && <Icon name={icon} size={16} />}
          {line}
        </span>
      )}
    </div>
  )
}
