import './merger-texts.ts'
import './merger-dialogs.css'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { type NewPlace, PlaceFields } from '#modules/homes/household-properties/web/public.ts'
import { householdChangedMeanwhile } from '#modules/homes/households/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { Belongings } from '../contract.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { useBelongingFields, usePartWords } from './use-belonging-words.ts'
import { api, useAfter, useBelongings } from './use-belongings.ts'

const codes = [householdChangedMeanwhile('', '').code]

interface Choice {
  id: string
  words: string
  /** Whose it is: it goes along when that person goes. */
  residentId?: string | null
}

/** Makes a new household of chosen people and things of this one. */
export function SplitDialog({ householdId, onClose }: { householdId: string; onClose: () => void }) {
  const t = useTexts('householdMergers')
  const { data: from, isError, refetch } = useBelongings(householdId)
  if (from) return <SplitForm from={from} onClose={onClose} />
  return (
    <FormDialog
      title={t('splitTitle', { label: '' })}
      confirm={t('splitConfirmNone')}
      missing=""
      onConfirm={async () => undefined}
      onClose={onClose}
    >
      {isError ? <NotLoaded retry={() => void refetch()} /> : <SkeletonRows columns={[120, 240]} rows={6} />}
    </FormDialog>
  )
}

function SplitForm({ from: given, onClose }: { from: Belongings; onClose: () => void }) {
  const t = useTexts('householdMergers')
  const after = useAfter()
  const fieldsOf = useBelongingFields()
  const partWords = usePartWords()
  const {
    seen: from,
    colleagueEdits,
    attempt,
  } = useMeanwhile<Belongings, object>({
    given,
    codes,
    formOf: () => ({}),
    fields: fieldsOf(given),
    newest: async () => (await api.getBelongings({ householdId: given.householdId })).data,
  })
  const [building = '', floor = ''] = given.label.split('-')
  const [place, setPlace] = useState<NewPlace>({ building, floor, unit: '', label: `${building}-${floor}` })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  // Made once, so that a split that is sent again is the same split.
  const [id] = useState(newId)
  const toggle = (text: string) => {
    const next = new Set(chosen)
    if (!next.delete(text)) next.add(text)
    setChosen(next)
  }
  const idsOf = (choices: readonly Choice[]) =>
    choices.map((choice) => choice.id).filter((id) => chosen.has(id))
  const people = from.residents.map((resident) => ({ id: resident.residentId, words: resident.name }))
  const parts = from.parts
    .filter(({ isChosen }) => isChosen)
    .map((part) => {
      const { label, wordsOf: say } = partWords(part)
      return {
        name: part.name,
        label,
        choices: part.things.map((thing) => ({ ...thing, words: say(thing) })),
      }
    })
  const vehicles = from.vehicles.map((vehicle) => ({
    ...vehicle,
    id: vehicle.vehicleId,
    words: vehicle.plate || t('noPlate'),
  }))
  const spaces = from.spaces.map((space) => ({ id: space.spaceId, words: space.number }))
  const isEverybody = people.length > 0 && idsOf(people).length === people.length
  const isWhole = Object.values(place).every((part) => part.trim())

  const missing = !isWhole
    ? 'missingPlace'
    : !chosen.size
      ? 'missingChosen'
      : isEverybody
        ? 'missingStaying'
        : reason.trim()
          ? undefined
          : 'missingReason'

  async function split(retry: Retry) {
    await api.split(
      {
        ...place,
        householdId: from.householdId,
        newId: id,
        rowVersion: from.rowVersion,
        residentIds: idsOf(people),
        vehicleIds: idsOf(vehicles),
        spaceIds: idsOf(spaces),
        parts: parts.map(({ name, choices }) => ({ name, ids: idsOf(choices) })),
        reason: reason.trim(),
      },
      retry,
    )
    toast(t('splitDone', { label: place.label }))
    onClose()
    await after()
  }

  const groups: [string, readonly Choice[]][] = [
    [t('people'), people],
    ...parts.map(({ label, choices }): [string, readonly Choice[]] => [label, choices]),
    [t('vehicles'), vehicles],
    [t('spaces'), spaces],
  ]
  return (
    <FormDialog
      title={t('splitTitle', { label: from.label })}
      confirm={t('splitConfirm', { label: place.label })}
      missing={missing && t(missing)}
      onConfirm={(retry) => attempt(() => split(retry))}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('splitText')}</p>
      <PlaceFields value={place} onChange={setPlace} />
      {groups
        .filter(([, choices]) => choices.length)
        .map(([title, choices]) => (
          <fieldset key={title} className="hm-group lb-grid lb-gap-4 lb-bare">
            <legend>{title}</legend>
            <div className="lb-line lb-gap-20 lb-rows-0 lb-wrap">
              {choices.map((choice) => {
                const whose =
                  choice.residentId && chosen.has(choice.residentId) ? choice.residentId : undefined
                const name = people.find((person) => person.id === whose)?.words ?? ''
                return (
                  <Checkbox
                    key={choice.id}
                    checked={whose !== undefined || chosen.has(choice.id)}
                    disabled={whose !== undefined}
                    onChange={() => toggle(choice.id)}
                  >
                    {choice.words}
                    {whose && <span className="lb-quiet lb-14">　{t('goesAlong', { name })}</span>}
                  </Checkbox>
                )
              })}
            </div>
          </fieldset>
        ))}
      {isEverybody && <Note tone="wait">{t('allPeople')}</Note>}
      {from.parts.some(({ isChosen, things }) => !isChosen && things.some((thing) => thing.title)) && (
        <p className="lb-quiet lb-14">{t('staysThere', { label: from.label })}</p>
      )}
      <ReasonField
        label={t('reason')}
        reasons={[t('splitReason1'), t('splitReason2')]}
        maxLength={100}
        value={reason}
        onReason={setReason}
      />
    </FormDialog>
  )
}
