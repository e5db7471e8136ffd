import './page-texts.ts'
import './polls.css'
import './parts.css'
import { useNavigate } from '@tanstack/react-router'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { usePhone } from '#platform/web/look/use-phone.ts'
import { polls } from '../contract.ts'
import type { PollState } from '../shapes.ts'
import { newPollPath, pollPath } from './paths.ts'
import { PollLines } from './PollLines.tsx'
import { PollView } from './PollView.tsx'
import type { PollSearch } from './screens.ts'
import { usePoll, usePollEvents, usePolls } from './use-polls.ts'

const views = ['going', 'waiting', 'draft', 'ended', 'done', 'all'] as const

/** All polls by how they stand, with the chosen one beside them. */
export function PollListPage() {
  const t = useTexts('pollPage')
  const title = useTexts('polls')('title')
  const goTo = useNavigate()
  const isPhone = usePhone()
  const { search, change } = useAddress<PollSearch>()
  const allowed = useAllowed()
  const mayManage = allowed([{ can: 'polls.manage' }]).length > 0
  const mayExport = allowed([{ can: 'polls.records' }]).length > 0
  usePollEvents()
  const view = search.view ?? 'all'
  const keyword = search.text ?? ''
  const asked = usePolls(view === 'all' ? undefined : view, keyword)
  const lines = asked.data?.data ?? []
  const openId = lines.find(({ pollId }) => pollId === search.open)?.pollId ?? lines[0]?.pollId ?? ''
  const poll = usePoll(isPhone ? '' : openId)
  const file = useSubmit(() => saveFile(addressOf(polls.calls.exportPolls, { keyword })), {
    onFailure: inBox,
  })
  const add = () => void goTo({ to: newPollPath as string })
  useHotKey('Alt+9', 'polls:keyNew', add, { enabled: mayManage })
  const counts = asked.data?.counts ?? {}
  const countOf = (state: PollState | 'all') =>
    state === 'all' ? Object.values(counts).reduce((sum, one) => sum + one, 0) : (counts[state] ?? 0)
  const open = (pollId: string) =>
    isPhone ? void goTo({ to: pollPath(pollId) as string }) : change({ open: pollId })
  const none = keyword || view !== 'all' ? 'nothing' : 'none'
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <Segments
          label={t('states')}
          value={view}
          onChange={(next) => change({ view: next === 'all' ? undefined : next, open: undefined })}
          options={views
            .filter((one) => one === 'all' || one === view || countOf(one) > 0)
            .map((value) => ({ value, label: `${t(`view_${value}`)} ${countOf(value)}` }))}
        />
        <span className="lb-end lb-line lb-gap-8">
          {mayExport && (
            <Button loading={file.busy} onClick={() => void file.submit()}>
              {t('export')}
            </Button>
          )}
          {mayManage && (
            <Button icon={<Icon name="plus" />} aria-keyshortcuts="Alt+9" onClick={add}>
              {t('add')} <Key keys="Alt 9" />
            </Button>
          )}
        </span>
      </div>
      <div className="pl-columns">
        <Panel>
          <PollLines
            asked={asked}
            openId={isPhone ? '' : openId}
            keyword={keyword}
            onSearch={(text) => change({ text: text || undefined, open: undefined })}
            onOpen={open}
            none={<EmptyState icon="check" title={t(none)} text={t(`${none}Text`)} />}
          />
        </Panel>
        {!isPhone && openId && (
          <Panel>
            <Loaded of={poll} failed={t('failed')} skeleton={['1fr', 80]} rows={8}>
              {(data) => <PollView key={data.pollId} poll={data} />}
            </Loaded>
          </Panel>
        )}
      </div>
    </div>
  )
}
