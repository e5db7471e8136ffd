import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { householdChangedMeanwhile } from '#modules/homes/households/contract.ts'
import { FormFields } from '#platform/web/form/fields.tsx'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import type { HouseholdProperty } from '../shapes.ts'
import { HouseholdTimeline } from './HouseholdTimeline.tsx'
import { MergedUnits } from './MergedUnits.tsx'
import { draftOf, isChanged, type PropertyDraft, readDraft } from './property-draft.ts'
import { api, useProperty } from './use-properties.ts'
import { usePropertyFields } from './use-property-fields.tsx'

const codes = [householdChangedMeanwhile('', '').code]

interface PropertyPanelProps {
  householdId: string
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** One household's property data, to be written beside the list. */
export function PropertyPanel(props: PropertyPanelProps) {
  const t = useTexts('propertyPage')
  const asked = useProperty(props.householdId)
  if (asked.data) return <Editor {...props} of={asked.data} />
  return (
    <DetailPanel label={t('title')} title="" onClose={props.onClose}>
      <Loaded of={asked} failed={t('loadFailed')} skeleton={[80, 200]} rows={7} />
    </DetailPanel>
  )
}

/** Asks before the panel, or the page, is left with something that was not saved; `let go` once it is. */
function useUnsaved(isDirty: boolean) {
  const t = useTexts('propertyPage')
  const mayGo = useRef(false)
  useBlocker({
    shouldBlockFn: async () => {
      if (!isDirty || mayGo.current) return false
      const leaves = await confirmBox({
        title: t('unsavedTitle'),
        text: t('unsaved'),
        ok: t('unsavedGo'),
        cancel: t('unsavedStay'),
        enter: false,
      })
      return !leaves
    },
    enableBeforeUnload: isDirty,
  })
  return () => {
    mayGo.current = true
  }
}

function Editor({ of: latest, onPrevious, onNext, onClose }: PropertyPanelProps & { of: HouseholdProperty }) {
  const t = useTexts('propertyPage')
  const queries = useQueryClient()
  const mayChange = useAllowed()([{ can: 'households.change' }]).length > 0
  const { areas, rest } = usePropertyFields()
  const {
    seen: of,
    form: draft,
    colleagueEdits,
    attempt,
    change,
    isDirty,
    start,
  } = useMeanwhile<HouseholdProperty, PropertyDraft>({
    given: latest,
    codes,
    formOf: draftOf,
    fields: [...areas, ...rest],
    isNewer: (now, before) => now.rowVersion > before.rowVersion,
    isChanged,
    newest: async () => (await api.getProperty({ id: latest.id })).data,
  })
  const [reason, setReason] = useState('')
  const letGo = useUnsaved(isDirty)

  const save = useSubmit(async (retry, goesOn: boolean) => {
    if (!mayChange) return
    const property = readDraft(draft)
    if (!property) refuse(t('areaInvalid'))
    const { id, rowVersion, label } = of
    const { data } = await attempt(() =>
      api.changeProperty(
        { ...property, id, rowVersion, reason: reason.trim() },
        { ...retry, handles: codes },
      ),
    )
    toast(t(data.rowVersion === rowVersion ? 'nothingChanged' : 'saved', { label }))
    queries.setQueryData(['householdTree', 'property', id], data)
    void queries.invalidateQueries({ queryKey: ['householdTree', 'properties'] })
    void queries.invalidateQueries({ queryKey: ['householdTree', 'timeline', id] })
    start(data)
    setReason('')
    if (goesOn && onNext) {
      letGo()
      onNext()
    }
  })
  useHotKey('Ctrl+Enter', 'platform:confirm', () => void save.submit(true))

  return (
    <DetailPanel
      label={t('editorOf', { label: of.label })}
      title={<HouseholdName label={of.label} size="title" />}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
      foot={
        mayChange ? (
          <>
            <Button type="primary" loading={save.busy} onClick={() => void save.submit(true)}>
              {t(onNext ? 'saveNext' : 'save')} <Key keys="Ctrl Enter" />
            </Button>
            {onNext && (
              <Button disabled={save.busy} onClick={() => void save.submit(false)}>
                {t('save')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {save.failure && <FailureNote sentence={save.failure} colleagueEdits={colleagueEdits} />}
      {!mayChange && <p className="lb-quiet lb-14">{t('onlyView')}</p>}
      <fieldset className="lb-stack lb-bare" disabled={!mayChange}>
        <div className="pp-areas">
          <FormFields fields={areas} form={draft} change={change} />
        </div>
        <FormFields fields={rest} form={draft} change={change} />
        <Field label={t('reason')} optional>
          <TextInput value={reason} maxLength={100} placeholder={t('reasonHint')} onText={setReason} />
        </Field>
      </fieldset>
      <MergedUnits units={of.mergedUnits} />
      <HouseholdTimeline householdId={of.householdId} />
    </DetailPanel>
  )
}
