import './editor-texts.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { MoreMenu } from '#platform/web/look/MoreMenu.tsx'
import { type Board, boardChanged } from '#modules/boards/boards/contract.ts'
import { BoardEditor } from './BoardEditor.tsx'
import { boardHomePath } from '#modules/boards/paths.ts'
import { boardsApi, useBoard } from '#modules/boards/boards/web/public.ts'

const changed = boardChanged('', '').code

/** One board, as it is put together. */
export function BoardPage() {
  const t = useTexts('boardEditor')
  const { boardId = '' } = useParams({ strict: false })
  const query = useBoard(boardId)
  return (
    <Loaded
      of={query}
      failed={t('failed')}
      skeleton={[280, '1fr', 360]}
      instead={(problem) => problem.kind === 'notFound' && <EmptyState icon="grid" title={t('gone')} />}
    >
      {(board) => (
        <Opened key={`${board.boardId} ${board.rowVersion}`} board={board} refetch={query.refetch} />
      )}
    </Loaded>
  )
}

function Opened({ board, refetch }: { board: Board; refetch: () => Promise<unknown> }) {
  const t = useTexts('boardEditor')
  const goTo = useNavigate()
  const mayEdit = useAllowed()([{ can: 'boards.edit' }]).length > 0
  const remove = useAsked()
  const { boardId, name, categoryId, orientation, zones } = board
  const [rowVersion, setRowVersion] = useState(board.rowVersion)
  const askRemove = () =>
    remove.submit({
      ask: { title: t('deleteTitle', { name }), text: t('deleteText'), ok: t('delete') },
      work: async (retry) => {
        await boardsApi.deleteBoard({ boardId }, retry)
        await goTo({ to: boardHomePath, ignoreBlocker: true })
      },
      done: t('deleted', { name }),
    })
  return (
    <BoardEditor
      saved={{ name, categoryId, orientation, zones }}
      heading={t('heading')}
      boardId={boardId}
      mayEdit={mayEdit}
      acts={
        mayEdit && (
          <MoreMenu
            label={t('more')}
            items={[{ key: 'delete', label: t('delete'), act: () => void askRemove() }]}
          />
        )
      }
      newest={async (told) => {
        if (!(told instanceof Problem && told.code === changed)) return undefined
        const { data } = await boardsApi.getBoard({ boardId })
        setRowVersion(data.rowVersion)
        return data
      }}
      onSave={async (draft, retry) => {
        await boardsApi.changeBoard({ boardId, rowVersion, ...draft, zones: [...draft.zones] }, retry)
        toast(t('saved', { name: draft.name }))
        await refetch()
      }}
    />
  )
}
