import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'

export interface SecretFieldProps {
  label: string
  /** As it is kept, masked; '' when there is nothing to keep. */
  kept: string
  /** Undefined keeps it, '' takes it away. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  invalid?: string
  /** The control in which it is typed anew. */
  children: ReactElement<{ id?: string }>
}

/** A field whose value is shown masked: it stays until somebody changes it whole, or takes it away. */
export function SecretField({ label, kept, value, onChange, invalid, children }: SecretFieldProps) {
  const t = useTexts('residentDialogs')
  const [isTyped, setTyped] = useState(value !== undefined && value !== '')
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef(false)
  useEffect(() => {
    if (isTyped && opened.current) place.current?.querySelector('input')?.focus()
  }, [isTyped])
  if (!kept)
    return (
      <Field label={label} invalid={invalid}>
        {children}
      </Field>
    )
  const act = (key: 'change' | 'clear' | 'keep', run: () => void) => (
    <Button size="small" type="text" aria-label={t('of', { act: t(key), field: label })} onClick={run}>
      {t(key)}
    </Button>
  )
  if (isTyped)
    return (
      <div className="rf-secret" ref={place}>
        <Field label={label} invalid={invalid}>
          {children}
        </Field>
        {act('keep', () => {
          setTyped(false)
          onChange(undefined)
        })}
      </div>
    )
  return (
    <div className="lb-field">
      <span className="lb-14 lb-quiet">{label}</span>
      <div className="rf-kept">
        <span className={value === '' ? 'lb-faint' : undefined}>{value === '' ? t('cleared') : kept}</span>
        {act('change', () => {
          opened.current = true
          setTyped(true)
          onChange('')
        })}
        {value === '' ? act('keep', () => onChange(undefined)) : act('clear', () => onChange(''))}
      </div>
    </div>
  )
}
