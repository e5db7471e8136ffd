import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

/** What a day or a time has of a field. */
export type TypedAround = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'onKeyDown' | 'onBlur' | 'type' | 'size' | 'step'
>

interface TypedInputProps extends TypedAround {
  /** As it is sent; '' is none. */
  value: string
  /** As people read it. */
  show: (value: string) => string
  /** What was typed, as it is sent; '' for nothing, undefined while it cannot be read. */
  read: (text: string) => string | undefined
  /** Said of what cannot be read, once one has left the field. */
  wrong: string
  /** The value that the arrow keys lead to. */
  step: (value: string, by: 1 | -1) => string
  extra?: ReactNode
  ref?: Ref<HTMLInputElement>
  onValue: (value: string) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** A field whose text is read as it is typed: a day, a time. What cannot be read stays to be mended, and nothing is sent with it. */
export function TypedInput({ value, show, read, wrong, step, onValue, ...input }: TypedInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(true)
  const isUnreadable = typed !== undefined && read(typed) === undefined
  // Another value came from outside: what was typed before it is over.
  const text = typed !== undefined && (isUnreadable || read(typed) === value) ? typed : show(value)
  const isWrong = isUnreadable && isLeft

  function type(next: string) {
    setTyped(next)
    setLeft(false)
    const wanted = read(next)
    if (wanted !== undefined) onValue(wanted)
  }
  /** What cannot be read counts as nothing, and stays to be mended. */
  function leave() {
    setLeft(true)
    if (isUnreadable) onValue('')
    else setTyped(undefined)
  }
  function go(event: KeyboardEvent) {
    const by = steps[event.key]
    if (by === undefined || event.altKey || input.readOnly) return
    event.preventDefault()
    setTyped(undefined)
    onValue(step(value, by))
  }
  return (
    <>
      <TextInput
        {...input}
        inputMode="numeric"
        value={text}
        onText={type}
        onKeyDown={go}
        onBlur={leave}
        {...(isUnreadable && { 'data-unreadable': '' })}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` })}
      />
      {isWrong && (
        <span id={`${id}-wrong`} className="lb-field-line lb-field-amber" role="alert">
          <Icon name="warn" size={16} />
          {wrong}
        </span>
      )}
    </>
  )
}
