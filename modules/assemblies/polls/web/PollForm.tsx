import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { PollDetail } from '../contract.ts'
import { CandidatesField } from './CandidatesField.tsx'
import { ContentFields } from './ContentFields.tsx'
import { FilesField } from './FilesField.tsx'
import { pollPath } from './paths.ts'
import { draftOf, emptyDraft, saidOf } from './poll-draft.ts'
import { faultsOf } from './poll-faults.ts'
import { TargetsField } from './TargetsField.tsx'
import { pollsApi, useRefreshPolls } from './use-polls.ts'
import { WaysFields } from './WaysFields.tsx'

/** A poll as a form; once it was published, only its words, its end, its files and comments can be changed. */
export function PollForm({ poll }: { poll?: PollDetail }) {
  const t = useTexts('pollForm')
  const goTo = useNavigate()
  const refresh = useRefreshPolls()
  const [pollId] = useState(() => poll?.pollId ?? newId())
  const [draft, setDraft] = useState(() => (poll ? draftOf(poll) : emptyDraft(new Date())))
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const isFixed = Boolean(poll?.publishedAt)
  const faults = faultsOf(draft, t)
  const save = useSubmit(
    async (retry, isPublish: boolean) => {
      if (isPublish) {
        const isSure = await confirmBox({
          title: t('publishTitle', { title: draft.title }),
          text: t(draft.isSecret ? 'publishSecret' : 'publishNamed'),
          ok: t('publish'),
        })
        if (!isSure) return
      }
      const said = { ...saidOf(draft, isFixed ? poll?.startsAt : undefined), pollId, isPublish }
      if (poll) await pollsApi.changePoll({ ...said, rowVersion: poll.rowVersion }, retry)
      else await pollsApi.addPoll(said, retry)
      await refresh()
      toast(t(isPublish ? 'published' : 'saved'))
      void goTo({ to: pollPath(pollId) as string })
    },
    { isWrong: () => Object.values(faults).some(Boolean) },
  )
  const parts = { draft, change, faults: save.tried ? faults : {}, isFixed }
  return (
    <form
      ref={save.form.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save.submit(false)
      }}
    >
      <div className="lb-stack">
        {save.failure && <FailureNote sentence={save.failure} />}
        {isFixed && <Note icon="lock">{t('fixed')}</Note>}
        <div className="pf-columns">
          <div className="lb-stack">
            <Panel title={t('what')} pad="form">
              <ContentFields {...parts} />
            </Panel>
            <Panel title={t('candidates')} summary={t('candidatesLead')} pad="form">
              <CandidatesField {...parts} />
            </Panel>
          </div>
          <div className="lb-stack">
            <Panel title={t('how')} pad="form">
              <WaysFields {...parts} />
            </Panel>
            <Panel title={t('whom')} pad="form">
              <TargetsField {...parts} />
            </Panel>
            <Panel title={t('files')} pad="form">
              <FilesField {...parts} />
            </Panel>
          </div>
        </div>
        <div className="lb-line lb-right lb-wrap">
          <Button htmlType="submit" size="large" loading={save.busy}>
            {t(isFixed ? 'save' : 'saveDraft')}
          </Button>
          {!isFixed && (
            <Button type="primary" size="large" loading={save.busy} onClick={() => void save.submit(true)}>
              {t('publish')}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
