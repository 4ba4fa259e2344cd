import './Article.css'

export type ArticleProps = { sections: readonly { heading: string; paragraphs: readonly string[] }[] }

/** A text to read, in sections. */
export function Article({ sections }: ArticleProps) {
  return (
    <div className="article">
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading || index}>
          {heading && <h2>{heading}</h2>}
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
