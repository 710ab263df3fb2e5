/** Words that say nothing of the matter, as patterns over keys: what opens a sentence (`lead`) and what closes it (`tail`). */
export const COURTESY = {
  lead:
    /^(?:(?:oi|oii|ola|ei|opa|hey|alo|eai|amiga|amigo|miga|mana|mano|menina|gente|querida|querido|linda|lindo|amor|flor|bem|mulher|moca|assistente|por favor|bom dia|boa tarde|boa noite|olha|olha so|ah|oh|entao|bom|nossa|aff|ufa|poxa|po|cara|kk?|rs|haha|hehe|eita|vish|ixi|tipo|beleza|ok|certo|obrigada|valeu|desculpa|licenca)(?: |$))+/,
  tail:
    /(?:(?:^| )(?:por favor|obrigada|valeu|kk?|rs|rsrs|haha|hehe|ahah|viu|ne|hein|aff|ufa|poxa|beijos?|tmj|se puder|quando puder|pode ser|blz|beleza|ok))+$/,
  /** What seeks assent, when a part of the message is nothing else: "…, tá bom?". */
  assent:
    /^(?:(?:ta bom|ta ok|ta certo|ta|certo|combinado|fechado|pode ser|tudo bem|ok|beleza|viu|ne|por favor|sim|entendeu|sacou)(?: |$))+$/,
} as const;
