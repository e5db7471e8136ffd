import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { PollDetail } from '../contract.ts'
import { PapersDialog } from './PapersDialog.tsx'
import { editPollPath } from './paths.ts'
import { ResultSheet } from './ResultSheet.tsx'
import { usePollActs } from './use-poll-acts.ts'

/** What can be done with a poll as it stands, by who may. */
export function PollActs({ poll }: { poll: PollDetail }) {
  const t = useTexts('pollPage')
  const goTo = useNavigate()
  const allowed = useAllowed()
  const mayManage = allowed([{ can: 'polls.manage' }]).length > 0
  const mayPrint = allowed([{ can: 'polls.print' }]).length > 0
  const seesRecords = allowed([{ can: 'polls.records' }]).length > 0
  const { busy, remind, finish, publish, remove } = usePollActs(poll)
  const [printing, setPrinting] = useState<'papers' | 'result'>()
  const { state, isSecret, voted, voters } = poll
  const open = state === 'going'
  const isRunning = open || state === 'waiting'
  const isOver = state === 'ended' || state === 'done'
  const count = isSecret ? voters : voters - voted
  // Nobody votes without a paper: until some are out, printing them is what comes next.
  const isUnprinted = isRunning && mayPrint && poll.printed === 0 && voted === 0
  const reminds = mayManage && open && count > 0 && !isUnprinted
  useHotKey('Alt+1', 'polls:keyRemind', () => void remind(), { enabled: reminds })
  useHotKey('Alt+2', 'polls:keyPrint', () => setPrinting('papers'), { enabled: mayPrint && isRunning })
  const edit = () => void goTo({ to: editPollPath(poll.pollId) as string })
  return (
    <div className="pl-foot">
      {reminds && (
        <>
          <Button type="primary" loading={busy} aria-keyshortcuts="Alt+1" onClick={() => void remind()}>
            {t(isSecret ? 'remindAll' : 'remindNamed', { count })} <Key keys="Alt 1" />
          </Button>
          <span className="lb-14 lb-quiet">{t(isSecret ? 'remindAllText' : 'remindNamedText')}</span>
        </>
      )}
      {mayManage && state === 'draft' && (
        <Button type="primary" loading={busy} onClick={() => void publish()}>
          {t('publish')}
        </Button>
      )}
      {mayManage && state === 'ended' && (
        <Button type="primary" loading={busy} onClick={() => void finish()}>
          {t('finish')}
        </Button>
      )}
      <span className="lb-end lb-line lb-wrap lb-gap-8">
        {mayManage && voted === 0 && (
          <Button type="text" onClick={() => void remove()}>
            {t('delete')}
          </Button>
        )}
        {mayManage && state !== 'done' && <Button onClick={edit}>{t('edit')}</Button>}
        {seesRecords && isOver && (
          <Button icon={<Icon name="print" />} onClick={() => setPrinting('result')}>
            {t('printResult')}
          </Button>
        )}
        {mayPrint && isRunning && (
          <Button
            type={isUnprinted ? 'primary' : 'default'}
            icon={<Icon name="print" />}
            aria-keyshortcuts="Alt+2"
            onClick={() => setPrinting('papers')}
          >
            {t('print')} <Key keys="Alt 2" />
          </Button>
        )}
        {mayManage && open && (
          <Button loading={busy} onClick={() => void finish()}>
            {t('finishEarly')}
          </Button>
        )}
      </span>
      {printing === 'papers' && <PapersDialog poll={poll} onClose={() => setPrinting(undefined)} />}
      {printing === 'result' && <ResultSheet poll={poll} onDone={() => setPrinting(undefined)} />}
    </div>
  )
}
