/** A presigned link, and which of the run's links it is. */
export interface NumberedLink {
  readonly url: URL;
  readonly number: number;
}

/** The run's current link, shared by all connections. */
export interface CurrentLink {
  current(): NumberedLink;
  /** Makes sure that the current link is a newer one than `refused`. Connections that ask at once share one renewal. */
  renew(refused: NumberedLink): Promise<void>;
}

/** Holds a link and has it renewed by `mint`, whose errors `renew` throws. */
export function createLinkHolder(first: URL, mint: () => Promise<URL>): CurrentLink {
  let link: NumberedLink = { url: first, number: 1 };
  let renewing: Promise<void> | undefined;
  const replace = async (): Promise<void> => {
    try {
      link = { url: await mint(), number: link.number + 1 };
    } finally {
      renewing = undefined;
    }
  };
  return {
    current: () => link,
    renew: async (refused) => {
      if (refused.number === link.number) await (renewing ??= replace());
    },
  };
}
