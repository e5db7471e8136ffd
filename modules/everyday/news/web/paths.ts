/** The pages of news, as the specification writes them. */
export const newsPath = '/mgmt/news'
export const newsEditPath = '/mgmt/news/newsEdit'
export const newsDetailPath = (newsId: string): string => `${newsPath}/newsDetail/${newsId}`
