import './merger-texts.ts'
import './merger-dialogs.css'
import { useState } from 'react'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { showArea } from '#modules/homes/household-properties/web/public.ts'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { householdChangedMeanwhile } from '#modules/homes/households/contract.ts'
import { Problem } from '#platform/contract/problem.ts'
import { type ColleagueEdit, colleagueEditsOf } from '#platform/web/look/meanwhile.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { Belongings } from '../contract.ts'
import { useBelongingWords } from './use-belonging-words.ts'
import { isBare, Moves } from './Moves.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { api, useAfter, useBelongings } from './use-belongings.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const meanwhile = householdChangedMeanwhile('', '').code

/** Merges a household into another one: first which, then everything that goes over, then why. */
export function MergeDialog({ householdId, onClose }: { householdId: string; onClose: () => void }) {
  const t = useTexts('householdMergers')
  const after = useAfter()
  const asked = useBelongings(householdId)
  const from = asked.data
  const [intoId, setIntoId] = useState<string>()
  const target = useBelongings(intoId)
  const into = target.data
  const [adds, setAdds] = useState(true)
  const [reason, setReason] = useState('')
  const wordsOf = useBelongingWords()
  const [colleagueEdits, setColleagueEdits] = useState<ColleagueEdit[]>()
  const area =
    from && into && from.exclusiveArea && into.exclusiveArea ? from.exclusiveArea + into.exclusiveArea : 0

  async function choose() {
    const chosen = await pickHousehold({ virtual: from?.isVirtual === 1 })
    if (chosen) setIntoId(chosen.householdId)
  }

  /** Somebody changed one of the two meanwhile: both are shown as they are now, and what is different is told. */
  async function takeBothIn(...seen: [Belongings, Belongings]) {
    const now = await Promise.all([asked.refetch(), target.refetch()])
    const told = seen.flatMap((before, nth) => {
      const after = now[nth]?.data
      return after ? colleagueEditsOf(wordsOf(before), wordsOf(after, before)) : []
    })
    setColleagueEdits(told)
  }

  async function merge(retry: Retry) {
    if (!from || !into) return
    const { rowVersion } = from
    const asked = { householdId, intoId: into.householdId, rowVersion, intoVersion: into.rowVersion }
    setColleagueEdits(undefined)
    try {
      await api.merge({ ...asked, addAreas: adds && area > 0, reason: reason.trim() }, retry)
    } catch (error) {
      if (error instanceof Problem && error.code === meanwhile) await takeBothIn(from, into)
      throw error
    }
    toast(t('merged', { from: from.label, to: into.label }))
    onClose()
    await after()
  }

  return (
    <FormDialog
      title={t('mergeTitle', { label: from?.label ?? '' })}
      confirm={into ? t('mergeConfirm', { label: into.label }) : t('mergeConfirmNone')}
      missing={!from ? '' : !into ? t('missingInto') : reason.trim() ? undefined : t('missingReason')}
      onConfirm={merge}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    >
      {from ? (
        <>
          <div className="hm-into">
            <span className="lb-quiet">{t('mergeInto')}</span>
            {into && <HouseholdName label={into.label} names={into.residents.map(({ name }) => name)} />}
            <Button type={into ? 'text' : 'default'} onClick={() => void choose()} autoFocus>
              {t(into ? 'chooseOther' : 'choose')}
            </Button>
          </div>
          {target.isError && <NotLoaded retry={() => void target.refetch()} />}
          {into && <Preview from={from} into={into} />}
          {area > 0 && (
            <Checkbox checked={adds} onChange={(event) => setAdds(event.target.checked)}>
              {t('addAreas', { area: showArea(area) })}
            </Checkbox>
          )}
          <ReasonField
            label={t('reason')}
            reasons={[t('mergeReason1'), t('mergeReason2')]}
            maxLength={100}
            value={reason}
            onReason={setReason}
          />
        </>
      ) : asked.isError ? (
        <NotLoaded retry={() => void asked.refetch()} />
      ) : (
        <SkeletonRows columns={[120, 240]} rows={4} />
      )}
    </FormDialog>
  )
}

function Preview({ from, into }: { from: Belongings; into: Belongings }) {
  const t = useTexts('householdMergers')
  const [owners, others] = [inRow(from.ownerNames), inRow(into.ownerNames)]
  return (
    <>
      <p>
        <b>{isBare(from) ? t('movesNothing') : t('moves', { label: into.label })}</b>
      </p>
      <Moves all={from} />
      <p className="lb-quiet lb-14">
        {t('stays', { label: from.label })}
        {t('closes', { label: from.label })}
      </p>
      {owners !== others && owners && others && (
        <Note tone="wait">{t('otherOwners', { from: owners, to: others })}</Note>
      )}
    </>
  )
}
