import './paper-texts.ts'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useAllowed, useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { Button } from '#platform/web/look/Button.tsx'
import type { PollDetail } from '../contract.ts'
import { type Paper, PaperSheet } from './PaperSheet.tsx'
import { pollsApi, useRefreshPolls } from './use-polls.ts'

interface PapersDialogProps {
  poll: PollDetail
  onClose: () => void
}

/** Papers with a code each: for all, one building, or one household; an earlier paper of whoever gets one is void. */
export function PapersDialog({ poll, onClose }: PapersDialogProps) {
  const t = useTexts('pollPapers')
  const communityName = useMe()?.communityName ?? ''
  const refresh = useRefreshPolls()
  const [building, setBuilding] = useState('')
  const [household, setHousehold] = useState<{ householdId: string; label: string }>()
  const [papers, setPapers] = useState<readonly Paper[]>()
  const { pollId, printed, isSecret, ofBuildings, voters, voted } = poll
  const meant = building ? ofBuildings.filter((one) => one.building === building) : ofBuildings
  const all = meant.reduce((sum, one) => sum + one.voters - (isSecret ? 0 : (one.voted ?? 0)), 0)
  // Whoever prints all has all votes: that is for whoever manages polls.
  const mayAll = useAllowed()([{ can: 'polls.manage' }]).length > 0
  const [reason, setReason] = useState('')
  const count = household ? 1 : mayAll ? all : 0
  if (papers) return <PaperSheet poll={poll} communityName={communityName} papers={papers} onDone={onClose} />
  return (
    <FormDialog
      title={t('title')}
      confirm={t('confirm', { count })}
      disabled={count === 0}
      onClose={onClose}
      onConfirm={async (retry) => {
        const asked = household ? { tabletId: household.householdId } : { building }
        const { data } = await pollsApi
          .printBallots({ pollId, reason, ...asked }, retry)
          .finally(() => void refresh())
        setPapers(data)
      }}
    >
      <p className="lb-quiet">{t('lead')}</p>
      {!mayAll && <p>{t('onlyOne')}</p>}
      {mayAll && (
        <Field label={t('whom')} help={isSecret ? t('secretHelp') : t('namedHelp', { voted, voters })}>
          <ChoiceInput
            value={building}
            options={[
              { value: '', label: t('everybody') },
              ...ofBuildings.map((one) => ({ value: one.building, label: one.building })),
            ]}
            onChoose={(value) => {
              setBuilding(value)
              setHousehold(undefined)
            }}
          />
        </Field>
      )}
      <div className="lb-line">
        <Button onClick={() => void pickHousehold().then((picked) => picked && setHousehold(picked))}>
          {household ? t('onlyFor', { label: household.label }) : t('pickOne')}
        </Button>
        {household && (
          <Button type="text" onClick={() => setHousehold(undefined)}>
            {t('notOne')}
          </Button>
        )}
      </div>
      {printed > 0 && (
        // Said once, where the reason is written; whether one is needed the server knows.
        <Field label={t('reason')} help={t('void', { count: printed })}>
          <TextInput maxLength={60} value={reason} onText={setReason} />
        </Field>
      )}
      <p className="lb-14 lb-quiet">{t('sealed')}</p>
    </FormDialog>
  )
}
