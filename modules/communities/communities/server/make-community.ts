import type { PlainConnection, Program } from '#platform/server/manifest.ts'

/** Makes a community with its services and what every module begins with, over the owner's connection. */
export async function makeCommunity(
  connection: PlainConnection,
  { id, name, services }: { id: string; name: string; services: readonly number[] },
  insertDefaults: Program['insertDefaults'],
): Promise<void> {
  await connection.query('insert into community (id, name) values ($1, $2)', [id, name])
  await connection.query(
    `insert into community_service (community_id, service_id, kind, position)
     select $1, service, 1, position from unnest($2::integer[]) with ordinality as given (service, position)`,
    [id, services],
  )
  await insertDefaults(connection, id)
}
