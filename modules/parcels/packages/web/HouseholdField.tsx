import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useId, useImperativeHandle, useState } from 'react'
import {
  HouseholdMarks as KnownMarks,
  searchHouseholds,
  useHouseholdMarks,
} from '#modules/homes/households/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useSettled } from '#platform/web/input/use-settled.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { packages } from '../contract.ts'
import { HouseholdMarks } from './HouseholdMarks.tsx'
import { HouseholdSuggestions } from './HouseholdSuggestions.tsx'
import type { ChosenHousehold } from './register-form.ts'
import { useDelayed } from './use-delayed.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const packagesApi = client(packages)
const typingMs = 90

const findQuery = (text: string) =>
  queryOptions({
    queryKey: ['households', 'find', text],
    queryFn: ({ signal }) => searchHouseholds({ text, maxCount: 9 }, { signal }),
    retry: false,
    staleTime: 10_000,
  })

export interface HouseholdFieldProps {
  input: RefObject<HTMLInputElement | null>
  /** Which household is asked for, when a form asks for more than one. */
  label?: string
  text: string
  chosen: ChosenHousehold | null
  /** Whether one is chosen by now: keys may come faster than drawing. */
  isChosen: () => boolean
  invalid: string | undefined
  /** An amber sentence about the chosen one that does not block. */
  warn?: string
  /** A quiet sentence about it. */
  help?: string
  onText: (text: string) => void
  onChoose: (household: ChosenHousehold) => void
  onPicker: () => void
  /** Enter, when a household is chosen already. */
  onEnter: () => void
  /** Waits until what is typed is chosen, where Enter asked for it or nobody could mean another. It throws nothing. */
  settle?: RefObject<(() => Promise<void>) | null>
}

const notEarly = { enters: 0, seen: '' }

/** A household by typing any part: arrows, Enter and Alt 1–9 choose; Enter pressed before the answer waits for it. */
export function HouseholdField(props: HouseholdFieldProps) {
  const { input, label, text, chosen, isChosen, invalid, warn, help } = props
  const { onText, onChoose, onPicker, onEnter, settle } = props
  const t = useTexts('registerPackages')
  const list = useId()
  const { settled, watch } = useSettled(text)
  const typed = chosen ? '' : settled.trim()
  const asked = useDelayed(typed, typingMs)
  const [at, setAt] = useState(0)
  /** Enter pressed before the answer came: how often, and which household stood first then. */
  const [early, setEarly] = useState(notEarly)
  const queries = useQueryClient()
  const search = useQuery({
    ...findQuery(asked),
    enabled: asked !== '',
    placeholderData: (before) => before,
  })
  const found = typed === '' || asked === '' ? [] : (search.data ?? [])
  const isCurrent = asked === typed && !search.isPlaceholderData && !search.isFetching
  const active = Math.min(at, found.length - 1)
  const counts = useWaitingCounts(chosen ? [chosen.householdId] : found.map((match) => match.householdId))
  // Whoever pressed Enter has chosen: the next Alt 1–9 is the form's own.
  useItemKeys(early.enters ? 0 : found.length, (index) => choose(index), 'registerPackages:suggestionKey')

  function take({ householdId, label, names, marks }: (typeof found)[number]) {
    setEarly(notEarly)
    onChoose({ householdId, label, names, marks })
  }

  function choose(index: number) {
    const match = found[index]
    if (!match) return
    take(match)
    input.current?.focus()
  }

  // Enter came before the answer: it takes the first household; a second Enter registers if nobody could mean another.
  const first = found[0]
  function takeEarly() {
    const { enters, seen } = early
    if (enters === 0 || !isCurrent) return
    setEarly(notEarly)
    if (!first || isChosen()) return
    // Whoever pressed Tab meanwhile types in the next field by now: the focus stays there.
    take(first)
    if (enters > 1 && (found.length === 1 || first.householdId === seen)) onEnter()
  }
  useEffect(takeEarly)

  // What is typed over a chosen household replaces it.
  const chosenId = chosen?.householdId
  useEffect(() => {
    if (chosenId && document.activeElement === input.current) input.current?.select()
  }, [chosenId, input])

  useImperativeHandle(settle, () => async () => {
    const text = typed
    if (text === '' || isChosen()) return
    const all = await queries.fetchQuery(findQuery(text)).catch(() => [])
    const [meant] = early.enters || all.length === 1 ? all : []
    if (meant && !isChosen()) take(meant)
  })

  function write(next: string) {
    setEarly(notEarly)
    setAt(0)
    onText(next)
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
    if (isChosen() || typed === '') onEnter()
    else if (isCurrent && found.length > 0) choose(active)
    else if (!isCurrent) setEarly({ enters: early.enters + 1, seen: first?.householdId ?? '' })
  }

  return (
    <div className="lb-grid lb-gap-6">
      <Field
        label={label ?? t('household')}
        hint={t('householdHint')}
        invalid={invalid}
        warn={warn}
        help={help}
      >
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
          onText={write}
          {...watch}
          onKeyDown={press}
          onFocus={(event) => chosen && event.currentTarget.select()}
          extra={chosen && <Chosen household={chosen} count={counts.get(chosen.householdId) ?? 0} />}
        />
      </Field>
      {!chosen && typed !== '' && (
        <HouseholdSuggestions
          id={list}
          typed={typed}
          found={found}
          counts={counts}
          active={active}
          error={search.error}
          searching={!isCurrent && found.length === 0}
          onChoose={choose}
          onRetry={() => void search.refetch()}
          onPicker={onPicker}
        />
      )}
    </div>
  )
}

function Chosen({ household, count }: { household: ChosenHousehold; count: number }) {
  // Pressed they open what is said of the household; until they are known, the search has told the words.
  const known = useHouseholdMarks([household.householdId])?.get(household.householdId)
  return (
    <>
      <span className="rp-chosen-names">{inRow(household.names)}</span>
      {known ? <KnownMarks household={known} besideTab /> : null}
      <HouseholdMarks marks={known ? [] : household.marks} count={count} />
      <Icon name="check" />
    </>
  )
}

/** How many packages wait for each of some households; nothing while unknown. */
function useWaitingCounts(householdIds: readonly string[]): ReadonlyMap<string, number> {
  // Who takes money or writes to households may not see parcels.
  const mayCount = useAllowed()([packages.calls.countWaitingOfHouseholds]).length > 0
  const { data } = useQuery({
    queryKey: ['packages', 'counts', ...householdIds],
    queryFn: async () =>
      (await packagesApi.countWaitingOfHouseholds({ householdIds: [...householdIds] })).data,
    enabled: mayCount && householdIds.length > 0,
    retry: false,
  })
  return new Map(data?.map((row) => [row.householdId, row.count]))
}
