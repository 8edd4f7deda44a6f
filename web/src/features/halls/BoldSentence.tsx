import { Fragment } from 'react'

/** A sentence of the rules: what stands between stars decides, and is set bold. */
export const BoldSentence = ({ children }: { children: string }) => (
  <span>
    {children.split('*').map((part, at) =>
      // every second part stood between stars
      at % 2 === 1 ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never move
        <b className="ink strong" key={at}>
          {part}
        </b>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never move
        <Fragment key={at}>{part}</Fragment>
      ),
    )}
  </span>
)
