import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'

/** Units that are offered at once: typing finds the others. */
const mostShown = 8

/** One unit of a roll, found by typing a part of its label or of a name; Enter takes the one that is meant. */
export function UnitInput({
  value,
  options,
  onChoose,
  ...field
}: {
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (unitId: string) => void
  /** Given by Field. */
  id?: string
  'aria-describedby'?: string
}) {
  const t = useTexts('assemblyPage')
  const [typed, setTyped] = useState('')
  const chosen = options.find((option) => option.value === value)
  if (chosen)
    return (
      <div className="lb-chips">
        <button {...field} type="button" aria-pressed onClick={() => onChoose('')}>
          {chosen.label}
        </button>
      </div>
    )
  const wanted = typed.trim().toUpperCase()
  const found = wanted ? options.filter(({ label }) => label.toUpperCase().includes(wanted)) : []
  const meant =
    found.find(({ label }) => label.toUpperCase().startsWith(`${wanted} `)) ??
    (found.length === 1 ? found[0] : undefined)
  return (
    <div className="lb-stack lb-gap-8">
      <TextInput
        {...field}
        icon="search"
        placeholder={t('unitSearch')}
        value={typed}
        onText={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (meant) onChoose(meant.value)
        }}
      />
      {found.length > 0 && (
        <div className="lb-chips">
          {found.slice(0, mostShown).map((option) => (
            <button key={option.value} type="button" onClick={() => onChoose(option.value)}>
              {option.label}
            </button>
          ))}
          {found.length > mostShown && (
            <span className="lb-14 lb-quiet">{t('moreUnits', { count: found.length - mostShown })}</span>
          )}
        </div>
      )}
    </div>
  )
}
