/** Where the pages of assemblies are, as the specification spells them. */
export const listPath = '/mgmt/UnitOwnerAssembly'
export const editPath = `${listPath}/AssemblyEdit`
export const detailPath = (id: string) => `${listPath}/AssemblyDetail/${id}`
export const registerPath = (id: string) => `${listPath}/AssemblyRegister/${id}`
export const rollPath = (id: string) => `${listPath}/UnitOwnerList/${id}`
export const hallPath = (id: string) => `${listPath}/AssemblyHall/${id}`
export const trusteesPath = (id: string) => `${listPath}/AssemblyTrustees/${id}`
/** The page of a trustee, on a device of their own. */
export const trusteePath = '/mgmt/assemblyTrustee'
export const minutesPath = (id: string) => `${listPath}/AssemblyMinutes/${id}`
export const wayPath = (id: string, topicId: string) => `${listPath}/${id}/TopicVoteWay/${topicId}`
export const namedPath = (id: string, topicId: string) => `${listPath}/${id}/RecordNameVoting/${topicId}`
export const totalsPath = (id: string, topicId: string) => `${listPath}/${id}/NotRecordNameVoting/${topicId}`
