import { useState } from 'react'
import { TextInput, type TextInputProps } from '#platform/web/look/TextInput.tsx'
import { readDays, writeDays } from './days-text.ts'

interface DaysInputProps extends Omit<TextInputProps, 'value' | 'onText'> {
  days: readonly number[]
  onDays: (days: number[]) => void
}

/** Days as they are written on paper: 3、7、14. What is being typed stays as typed. */
export function DaysInput({ days, onDays, ...input }: DaysInputProps) {
  const [typed, setTyped] = useState<string>()
  const shown = writeDays(days)
  const isSame = typed !== undefined && writeDays(readDays(typed)) === shown
  return (
    <TextInput
      {...input}
      value={isSame ? typed : shown}
      onText={(text) => {
        setTyped(text)
        onDays(readDays(text))
      }}
    />
  )
}
