import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { assetEditPath } from '#modules/assets/paths.ts'
import { problems } from '#platform/contract/problems.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { assets } from '../contract.ts'

const api = client(assets)

/** What a number names in the register, and the way to it; the number alone where it names nothing, or for who may not look. */
export function AssetOfCode({ code }: { code: string }) {
  const maySee = useAllowed()([{ can: 'assets.view', service: [11, 25] }]).length > 0
  const { data } = useQuery({
    queryKey: ['assets', 'ofCode', code],
    queryFn: async () =>
      (await api.find({ code }, { handles: [problems.notFound().code], isSaid: true })).data,
    enabled: maySee && code !== '',
    retry: false,
  })
  if (!data) return <>{code}</>
  return (
    <Link className="lb-link" to={assetEditPath} search={{ assetId: data.assetId } as never}>
      {code}　{data.name}
    </Link>
  )
}
