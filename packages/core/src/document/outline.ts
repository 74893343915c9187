// Under which headings, lead-in and list items the next block stands.

interface Level {
  readonly level: number
  readonly block: number
}

export class Outline {
  readonly #headings: Level[] = []
  readonly #items: Level[] = []
  #leadIn = -1
  #under: readonly number[] | null = []

  /** The blocks above the next one, outermost first. Blocks in a row share the list. */
  under(): readonly number[] {
    if (this.#under === null) {
      const blocks = this.#headings.map((heading) => heading.block)
      if (this.#leadIn >= 0) blocks.push(this.#leadIn)
      for (const item of this.#items) blocks.push(item.block)
      this.#under = blocks
    }
    return this.#under
  }

  /** Closes headings of the same or a deeper level; the new one is opened when its block has been added. */
  closeHeadings(level: number): void {
    this.closeList()
    while (this.#headings.length > 0 && this.#headings[this.#headings.length - 1]!.level >= level)
      this.#headings.pop()
    this.#under = null
  }

  openHeading(level: number, block: number): void {
    this.#headings.push({ level, block })
    this.#under = null
  }

  /** Takes a heading back: the title line of a table is its caption. */
  dropHeading(block: number): boolean {
    if (this.#headings[this.#headings.length - 1]?.block !== block) return false
    this.#headings.pop()
    this.#under = null
    return true
  }

  /** Closes items indented as far or further, so that the next one is their sibling or their parent's. */
  closeItems(indent: number): void {
    while (this.#items.length > 0 && this.#items[this.#items.length - 1]!.level >= indent) {
      this.#items.pop()
      this.#under = null
    }
  }

  /** Nesting is limited: deeper items stand beside each other. */
  openItem(indent: number, block: number): void {
    if (this.#items.length < 40) this.#items.push({ level: indent, block })
    this.#under = null
  }

  get depth(): number {
    return this.#items.length
  }

  /** Indent of the innermost open item; -1 outside lists. */
  get indent(): number {
    return this.#items[this.#items.length - 1]?.level ?? -1
  }

  get leadIn(): number {
    return this.#leadIn
  }

  setLeadIn(block: number): void {
    this.#leadIn = block
    this.#under = null
  }

  closeList(): void {
    if (this.#items.length === 0 && this.#leadIn < 0) return
    this.#items.length = 0
    this.#leadIn = -1
    this.#under = null
  }
}
