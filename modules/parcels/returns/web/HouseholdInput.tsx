import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useDeferredValue, useId, useState } from 'react'
import { type FoundHousehold, households } from '#modules/homes/households/contract.ts'
import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useSettled } from '#platform/web/input/use-settled.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { ItemForm } from './item-form.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const api = client(households)

export interface HouseholdInputProps {
  input: RefObject<HTMLInputElement | null>
  text: string
  chosen: ItemForm['household']
  invalid: string | undefined
  help: string | undefined
  onText: (text: string) => void
  onChoose: (household: NonNullable<ItemForm['household']>) => void
  /** Enter, when a household is chosen or nothing is typed. */
  onEnter: () => void
}

/** A household by typing any part: arrows, Enter and Alt 1–6 choose. */
export function HouseholdInput(props: HouseholdInputProps) {
  const { input, text, chosen, invalid, help, onText, onChoose, onEnter } = props
  const t = useTexts('registerItems')
  const list = useId()
  const { settled, watch } = useSettled(text)
  const typed = chosen ? '' : settled.trim()
  const asked = useDeferredValue(typed)
  const [at, setAt] = useState(0)
  const search = useQuery({
    queryKey: ['households', 'find', 'returns', asked],
    queryFn: async ({ signal }) => (await api.findHouseholds({ text: asked, maxCount: 6 }, { signal })).data,
    enabled: asked !== '',
    retry: false,
    placeholderData: (before) => before,
  })
  const found = typed && asked ? (search.data ?? []) : []
  const isCurrent = asked === typed && !search.isPlaceholderData && !search.isFetching
  const active = Math.min(at, found.length - 1)
  const shown = chosen ? [chosen.householdId] : found.map((match) => match.householdId)
  const marks = useHouseholdMarks(shown)
  useItemKeys(found.length, (nth) => choose(found[nth]))

  function choose(item: FoundHousehold | undefined) {
    if (!item) return
    const { householdId, label, names } = item
    onChoose({ householdId, label, names })
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setAt((active + step + found.length) % found.length)
    }
    if (event.key !== 'Enter' || event.altKey || event.ctrlKey) return
    event.preventDefault()
    if (chosen || typed === '') onEnter()
    else if (isCurrent) choose(found[active])
  }

  return (
    <div className="lb-grid lb-gap-6 lb-min">
      <Field label={t('household')} hint={t('householdHint')} invalid={invalid} help={help}>
        <TextInput
          ref={input}
          icon="house"
          className="lb-register-large"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${list}-${active}` : undefined}
          placeholder={t('householdPlaceholder')}
          value={chosen ? chosen.label : text}
          maxLength={50}
          onText={(next) => {
            setAt(0)
            onText(next)
          }}
          {...watch}
          onKeyDown={press}
          onFocus={(event) => chosen && event.currentTarget.select()}
          extra={
            chosen && (
              <>
                <span className="ri-names lb-quiet">{inRow(chosen.names)}</span>
                <HouseholdMarks household={marks?.get(chosen.householdId)} />
                <Icon name="check" />
              </>
            )
          }
        />
      </Field>
      {typed !== '' && (
        <div className="ri-found">
          <div id={list} role="listbox" aria-label={t('household')}>
            {found.map((match, nth) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field that has the focus hears the keys
              <div
                key={match.householdId}
                id={`${list}-${nth}`}
                role="option"
                tabIndex={-1}
                aria-selected={nth === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(match)}
              >
                <HouseholdName label={match.label} names={match.names} />
                <HouseholdMarks household={marks?.get(match.householdId)} readOnly />
                <Key keys={nth === active ? 'Enter' : `Alt ${nth + 1}`} />
              </div>
            ))}
          </div>
          {isCurrent && found.length === 0 && (
            <p className="lb-14 lb-quiet" role="status">
              {t('householdNone', { text: typed })}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
