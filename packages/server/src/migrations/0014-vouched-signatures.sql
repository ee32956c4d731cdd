-- What another program said of a signature whose algorithm the portal cannot verify: its answer, and about which bytes.
alter table signature_evidence add column opinion text references signature_proofs;

-- Valid signatures without a known end of a timestamp are looked for every night.
create index signature_evidence_untimed on signature_evidence (signature_id, id desc) where timestamp_until is null;
