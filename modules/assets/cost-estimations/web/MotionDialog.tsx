import './fund-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { copyText } from '#platform/web/look/copy-text.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { assemblies } from '#modules/assemblies/assemblies/contract.ts'
import { detailPath, editPath } from '#modules/assemblies/assemblies/web/public.ts'
import { type Fraction, thresholdsOn } from '#modules/assemblies/tally/contract.ts'
import type { Motion } from '../contract.ts'
import { costsApi } from './use-budget.ts'

const meetings = client(assemblies)

/** What an assembly is asked: a raise, or what is replaced: one thing, in a year or when it is due first, or all of a year. */
export type About = { years: number } & (
  | { raisePerPing: number }
  | { assetId: string; year?: number }
  | { year: number }
)

/** The motion as it is proposed, to be read and changed before it stands on the agenda of an assembly that is prepared. */
export function MotionDialog({ about, onClose }: { about: About; onClose: () => void }) {
  const t = useTexts('fundPage')
  const proposed = useQuery({
    queryKey: ['costEstimations', 'motion', about],
    queryFn: async () => (await costsApi.proposeMotion(about)).data,
  })
  const drafts = useQuery({
    queryKey: ['assemblies', 'drafts'],
    queryFn: async () => (await meetings.list({ status: 'draft' })).data,
  })
  const waiting = {
    data: undefined,
    error: proposed.error ?? drafts.error,
    refetch: () => Promise.all([proposed.refetch(), drafts.refetch()]),
  }
  if (proposed.data && drafts.data)
    return <Editor proposed={proposed.data} drafts={drafts.data} onClose={onClose} />
  return (
    <FormDialog
      title={t('motionTitle')}
      confirm={t('motionMake')}
      missing=""
      onConfirm={async () => undefined}
      onClose={onClose}
    >
      <Loaded of={waiting} failed={t('motionFailed')} skeleton={['1fr']} rows={6} />
    </FormDialog>
  )
}

interface EditorProps {
  proposed: Motion
  drafts: Awaited<ReturnType<typeof meetings.list>>['data']
  onClose: () => void
}

function Editor({ proposed, drafts, onClose }: EditorProps) {
  const t = useTexts('fundPage')
  const goTo = useNavigate()
  const [form, setForm] = useState({ ...proposed, assemblyId: drafts[0]?.assemblyId ?? '' })
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  const assembly = drafts.find(({ assemblyId }) => assemblyId === form.assemblyId)
  const said = ({ part, of, isMore }: Fraction) => t(isMore ? 'moreThan' : 'atLeast', { part, of })
  const thresholds = assembly && thresholdsOn(form.kind, dayOf(assembly.meetingAt), assembly.bylaws)
  const isEmpty = !form.title.trim() || !form.description.trim()
  return (
    <FormDialog
      title={t('motionTitle')}
      confirm={t('motionMake')}
      size="wide"
      missing={assembly ? (isEmpty ? t('motionEmpty') : undefined) : t('motionNoDraft')}
      onConfirm={async (retry) => {
        const motion = { ...form, title: form.title.trim(), description: form.description.trim() }
        await costsApi.draftMotion({ topicId: retry.idOf(motion), ...motion }, retry)
        toast(t('motionMade'))
        onClose()
        void goTo({ href: detailPath(form.assemblyId) })
      }}
      onClose={onClose}
    >
      {drafts.length ? (
        <Field label={t('motionWhere')}>
          <ChoiceInput
            value={form.assemblyId}
            options={drafts.map(({ assemblyId, title, meetingAt }) => ({
              value: assemblyId,
              label: `${title}　${showDay(dayOf(meetingAt))}`,
            }))}
            onChoose={(value) => change({ assemblyId: String(value) })}
          />
        </Field>
      ) : (
        <Note
          tone="wait"
          act={
            <Button onClick={() => void copyText(`${form.title}\n\n${form.description}`, t('motionCopied'))}>
              {t('motionCopy')}
            </Button>
          }
        >
          {t('motionNoDraft')}{' '}
          <Link className="lb-link" to={editPath}>
            {t('motionPrepare')}
          </Link>
        </Note>
      )}
      {thresholds && (
        <p className="lb-14 lb-quiet">
          {t('motionThreshold', {
            quorum: said(thresholds.quorum.heads),
            approval: said(thresholds.approval.heads),
          })}
        </p>
      )}
      <Field label={t('motionName')}>
        <TextInput value={form.title} maxLength={100} onText={(title) => change({ title })} />
      </Field>
      <Field label={t('motionText')}>
        <textarea
          className="lb-long-text"
          rows={10}
          maxLength={2000}
          value={form.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
