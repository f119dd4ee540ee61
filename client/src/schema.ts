// Made by generate.ts from the service's description; do not edit.
export interface paths {
    "/api/spots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpotsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spots.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpotsGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spots.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpotsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSpot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spots/{id}.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSpotGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchSpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchSpotsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchSpotsGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchSpotsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/silence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSilence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spots/{id}/silence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSpotSilence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["facets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ask"];
        put?: never;
        post: operations["askPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["askStream"];
        put?: never;
        post: operations["askRootPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSpotsNdjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSpotsGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSpotsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/spots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSandboxSpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/spots.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSandboxSpotsGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/spots.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSandboxSpotsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["livez"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A quiet place in nature */
        Spot: {
            id: string;
            name: string;
            /** @description usable in place of id in the single-spot path */
            slug?: string;
            /**
             * Format: uri
             * @description canonical spot page URL
             */
            url: string;
            description?: string;
            latitude: number;
            longitude: number;
            coordinates?: {
                latitude: number;
                longitude: number;
            };
            /** Format: uri */
            mapsUrl?: string;
            tags?: string[];
            activities?: string[];
            /**
             * @description left out when not known
             * @enum {string}
             */
            accessStatus?: "free" | "paid";
            /** @description null when not known */
            fireStatus?: string | null;
            /** @description null when not known */
            sceneryType?: string | null;
            /** @description null when not known */
            transportation?: string | null;
            /** @description 1 (noisy) to 5 (pristine), one decimal */
            silenceRating: number;
            /** @description left out when not known */
            commentsCount?: number;
            /**
             * @description how much the rating can be trusted; "editorial": given by people, not computed
             * @enum {string}
             */
            confidence?: "editorial" | "high" | "medium" | "low";
            /** @description ISO 3166-1 alpha-2, upper case */
            country?: string;
            /** @description the nearest settlement */
            place?: string;
            /** @description the name of its source */
            source?: string;
            /** @description metres above the sea */
            elevation?: number;
            /** @description where else the place is described */
            links?: {
                /** Format: uri */
                website?: string;
                /** Format: uri */
                wikipedia?: string;
                /** Format: uri */
                wikidata?: string;
            };
            /** @description kilometres from `near`, in lists that have it */
            distanceKm?: number;
        };
        Understood: {
            /** @enum {string} */
            kind: "find" | "nearest" | "superlative" | "count" | "about" | "why" | "compare" | "summary" | "help" | "not understood" | "declined";
            /** @description spots that the question names */
            spots: {
                id: string;
                name: string;
            }[];
            /** @description what is asked about the named spot, e.g. "fire" */
            aspect: string | null;
            /** @description where, first place named */
            place: {
                name: string;
                /** @enum {string} */
                kind: "settlement" | "country" | "region" | "spot" | "coordinates";
                /** @enum {string} */
                relation: "in" | "near" | "from" | "between" | "outside";
                latitude: number | null;
                longitude: number | null;
            } | null;
            withinKm: number | null;
            /** @description features of the place, all wanted */
            tags: string[];
            activities: string[];
            access: ("free" | "paid") | null;
            fire: ("allowed" | "prohibited") | null;
            minRating: number | null;
            maxRating: number | null;
            /** @description words that must stand in the text of a spot */
            words: string[];
            /** @description what is not wanted */
            without: string[];
            /** @enum {string} */
            orderBy: "rating" | "noise" | "distance" | "farthest" | "highest" | "lowest" | "northernmost" | "southernmost" | "easternmost" | "westernmost" | "lowest level" | "highest level" | "most activities" | "most tags";
            /** @description the place in that order of the first spot asked for: 2 for "the second quietest" */
            rank: number;
            limit: number;
            /** @description conditions that were dropped because nothing met them all */
            relaxed: string[];
            /** @description the same as notApplied, under its first name */
            notUnderstood: string[];
            /** @description words of the question that make a difference to the answer, and what they were taken as */
            applied: {
                text: string;
                as: string;
            }[];
            /** @description words of the question that could not be taken into account */
            notApplied: string[];
            /** @description words that were read otherwise than typed */
            corrected: {
                from: string;
                to: string;
            }[];
            /** @description what distances are measured from, and how far was looked */
            near: {
                name: string;
                latitude: number;
                longitude: number;
                /** @description null: at any distance, closest first */
                radiusKm: number | null;
            } | null;
            /** @description the lowest rating that "quiet" stood for */
            quietFrom: number | null;
        };
        Alive: {
            /** @constant */
            status: "ok";
        };
        AskAnswer: components["schemas"]["AskResponse"] | components["schemas"]["NlwebRows"] | components["schemas"]["NlwebAnswer"];
        AskRequest: {
            query: string;
            prev?: string[];
        };
        AskResponse: {
            query: string;
            answer: string;
            sources: {
                title: string;
                /** Format: uri */
                url: string;
                /** Format: uri */
                apiUrl: string;
            }[];
            understood: components["schemas"]["Understood"];
        };
        BatchRequest: {
            operations: {
                /** @description a public GET path of this API, beginning with / */
                path: string;
                /** @description query parameters; they win over those in path */
                query?: {
                    [key: string]: unknown;
                };
            }[];
        };
        BatchResponse: {
            /** @constant */
            object: "batch_result";
            results: {
                index: number;
                status: number;
                body: {
                    [key: string]: unknown;
                };
            }[];
            meta: {
                totalOperations: number;
                succeeded: number;
                failed: number;
            };
        };
        ChangeList: {
            /** @constant */
            object: "changes";
            data: {
                version: number;
                /** @description counts from 1 within a version */
                sequence: number;
                /** @enum {string} */
                kind: "created" | "updated" | "removed";
                id: string;
                slug: string;
                /**
                 * Format: date-time
                 * @description when the version was published
                 */
                at: string;
                /** @description with include=spot: the spot as it is now; absent when it is no longer there */
                spot?: components["schemas"]["Spot"];
            }[];
            meta: {
                /** @description the version that is served */
                version: number;
                /** @description leads on; at the end, to what will come */
                nextCursor: string;
                /** @description whether there is another page already */
                hasMore: boolean;
            };
        };
        Error: {
            error: {
                code: string;
                message: string;
                /** Format: uri */
                docs: string;
            };
        };
        /** @description The whole catalogue as GeoJSON (RFC 7946) */
        ExportFeatures: {
            /** @constant */
            type: "FeatureCollection";
            /** @constant */
            object: "export";
            version: number;
            attribution: string;
            total: number;
            /**
             * Format: uri
             * @description where the changes since are read
             */
            changesUrl: string;
            sources: {
                name: string;
                attribution: string;
                licence: string | null;
                url: string | null;
                /** @enum {string} */
                ratings: "editorial" | "computed";
                extractDate: string | null;
            }[];
            features: {
                /** @constant */
                type: "Feature";
                id: string;
                geometry: {
                    /** @constant */
                    type: "Point";
                    /** @description longitude, latitude */
                    coordinates: number[];
                };
                properties: {
                    id: string;
                    name: string;
                    /** @description usable in place of id in the single-spot path */
                    slug?: string;
                    /**
                     * Format: uri
                     * @description canonical spot page URL
                     */
                    url: string;
                    description?: string;
                    latitude: number;
                    longitude: number;
                    coordinates?: {
                        latitude: number;
                        longitude: number;
                    };
                    /** Format: uri */
                    mapsUrl?: string;
                    tags?: string[];
                    activities?: string[];
                    /**
                     * @description left out when not known
                     * @enum {string}
                     */
                    accessStatus?: "free" | "paid";
                    /** @description null when not known */
                    fireStatus?: string | null;
                    /** @description null when not known */
                    sceneryType?: string | null;
                    /** @description null when not known */
                    transportation?: string | null;
                    /** @description 1 (noisy) to 5 (pristine), one decimal */
                    silenceRating: number;
                    /** @description left out when not known */
                    commentsCount?: number;
                    /**
                     * @description how much the rating can be trusted; "editorial": given by people, not computed
                     * @enum {string}
                     */
                    confidence?: "editorial" | "high" | "medium" | "low";
                    country: string | null;
                    place: string | null;
                    source: string;
                    /** @description metres above the sea */
                    elevation?: number;
                    /** @description where else the place is described */
                    links?: {
                        /** Format: uri */
                        website?: string;
                        /** Format: uri */
                        wikipedia?: string;
                        /** Format: uri */
                        wikidata?: string;
                    };
                    /** @description kilometres from `near`, in lists that have it */
                    distanceKm?: number;
                    otherNames: string[];
                    /** @enum {string} */
                    ratedBy: "source" | "model";
                    /** @description man-made noise that the model computed, dB(A) Lden */
                    lden: number | null;
                    /** @description the end of the description that says what makes the noise: replaced when the place is rated anew */
                    noiseSentence?: string;
                    /** @description where `place` lies */
                    placeAt?: {
                        latitude: number;
                        longitude: number;
                    };
                };
            }[];
        };
        Facets: {
            /** @constant */
            object: "facets";
            /** @description exact number of spots that pass the filters */
            total: number;
            data: {
                tags: {
                    /** @description null: not known */
                    value: string | null;
                    count: number;
                }[];
                activities: {
                    /** @description null: not known */
                    value: string | null;
                    count: number;
                }[];
                access: {
                    /** @description null: not known */
                    value: string | null;
                    count: number;
                }[];
                fire: {
                    /** @description null: not known */
                    value: string | null;
                    count: number;
                }[];
                scenery: {
                    /** @description null: not known */
                    value: string | null;
                    count: number;
                }[];
                /** @description ISO 3166-1 alpha-2, upper case */
                countries: {
                    /** @description null: not known */
                    value: string | null;
                    count: number;
                }[];
                ratings: {
                    value: number;
                    count: number;
                }[];
            };
        };
        Health: {
            /** @constant */
            status: "ok";
            /** @constant */
            service: "sanctuary-directory";
            /** Format: uri */
            docs: string;
            /** Format: uri */
            openapi: string;
        };
        Job: {
            /** @constant */
            object: "job";
            id: string;
            /** @enum {string} */
            status: "queued" | "running" | "succeeded" | "failed";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description left out until the job has ended
             */
            completedAt?: string;
            /** @description status and body of the finished request; left out until the job has ended */
            result?: {
                status: number;
                body: {
                    [key: string]: unknown;
                };
            };
        };
        ListMeta: {
            totalReturned: number;
            /** @description exact number of spots that match, on all pages */
            totalAvailable: number;
            /** @description opaque; null on the last page */
            nextCursor: string | null;
            /** @description attribution of the sources */
            source: string;
            /** Format: uri */
            canonicalDocs: string;
            /** @description the words that were searched, when a mistyped one was put right */
            didYouMean?: string;
        };
        /** @description An answer in NLWeb's form, to a POST whose query is an object */
        NlwebAnswer: {
            _meta: {
                /** @constant */
                response_type: "answer";
                version: string;
            };
            understood: components["schemas"]["Understood"];
            /** @description the answer in sentences, when the mode summarize is preferred */
            summary?: string;
            results: {
                [key: string]: unknown;
            }[];
        };
        /** @description An answer in NLWeb's form, to a GET with query */
        NlwebRows: {
            query_id: string;
            understood: components["schemas"]["Understood"];
            /** @description the answer in sentences, with mode=summarize */
            summary?: string;
            results: {
                /** Format: uri */
                url: string;
                name: string;
                /** Format: uri */
                site: string;
                /** @description at most 40 where a condition of the question is not met */
                score: number;
                description: string;
                /** @description a place as schema.org describes it */
                schema_object: {
                    [key: string]: unknown;
                };
            }[];
        };
        /** @description RFC 9457, for Accept: application/problem+json */
        ProblemDetails: {
            /** Format: uri */
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            error: {
                code: string;
                message: string;
                /** Format: uri */
                docs: string;
            };
        };
        Ready: {
            /**
             * @description degraded: the newest version cannot be served, the one before is
             * @enum {string}
             */
            status: "ok" | "degraded";
        };
        /** @description A spot as GeoJSON (RFC 7946) */
        SpotFeature: {
            /** @constant */
            type: "Feature";
            id: string;
            geometry: {
                /** @constant */
                type: "Point";
                /** @description longitude, latitude */
                coordinates: number[];
            };
            properties: components["schemas"]["Spot"];
        };
        /** @description A list as GeoJSON (RFC 7946) */
        SpotFeatures: {
            /** @constant */
            type: "FeatureCollection";
            features: components["schemas"]["SpotFeature"][];
            meta: components["schemas"]["ListMeta"];
        };
        SpotList: {
            /** @constant */
            object: "list";
            data: components["schemas"]["Spot"][];
            meta: components["schemas"]["ListMeta"];
        };
        SpotResponse: {
            /** @constant */
            object: "spot";
            data: components["schemas"]["Spot"];
        };
        Suggestions: {
            /** @constant */
            object: "suggestions";
            data: {
                text: string;
                /** @enum {string} */
                kind: "spot" | "tag" | "place";
                /** Format: uri */
                url: string;
            }[];
        };
        WebhookCapability: {
            /** @constant */
            object: "webhook_capability";
            /** @constant */
            supported: true;
            /** @constant */
            spec: "standard-webhooks/1.0.0";
            events: {
                type: string;
                description: string;
                schema: {
                    [key: string]: unknown;
                };
            }[];
            signature: {
                headers: string[];
                schemes: string[];
                signedContent: string;
                publicKey: string;
                toleranceSeconds: number;
            };
            /** @description seconds between attempts */
            retries: number[];
            /** Format: uri */
            docs: string;
        };
        SilenceExplanation: {
            /** @description 1 (noisy) to 5 (pristine), one decimal */
            rating: number;
            /** @description man-made noise, dB(A) Lden; "< 20" where the model has nothing to say; null where it is not known */
            lden: (number | "< 20") | null;
            /** @description lowest and highest rating that the truth may have; null where it is not known */
            band: number[] | null;
            confidence: ("high" | "medium" | "low") | null;
            /** @description the version of the model that rated, or "editorial" */
            method: string;
            /** @enum {string} */
            words: "pristine" | "very quiet" | "quiet" | "mixed" | "disturbed" | "noisy";
            /** @description what makes the noise, the loudest first */
            dominant: {
                /** @enum {string} */
                kind: "road" | "rail" | "aerodrome" | "settlement" | "works" | "turbine" | "event";
                class: string;
                name: string | null;
                /** @description metres to its nearest point */
                distanceM: number;
                /** @description what it alone gives, dB(A) Lden */
                levelDb: number;
                /** @description its part of the sound energy, 0 to 1 */
                share: number;
            }[];
            /** @description events near by that cap the rating, the nearest first */
            caps?: {
                class: string;
                name: string | null;
                distanceM: number;
                /** @description the rating is at most this */
                cap: number;
                /** @description runs for a part of the year only */
                isSeasonal: boolean;
            }[];
            caveats: string[];
            /** @description the source of the spot, or the regions that hold the point */
            source: string;
        };
        SourceList: {
            /** @constant */
            object: "sources";
            data: {
                name: string;
                /** @description to be shown wherever spots of the source are */
                attribution: string;
                licence: string | null;
                url: string | null;
                spots: number;
                /** @enum {string} */
                ratings: "editorial" | "computed";
                /** @description when the data was extracted */
                extractDate: string | null;
                /** Format: date-time */
                importedAt: string;
                /** @description the box around the region that can be asked for silence: west, south, east, north in degrees (RFC 7946) */
                coverage: number[] | null;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSpots: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /**
                 * @description only spots with at least this silence rating
                 * @example 4
                 */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSpotsV1: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /**
                 * @description only spots with at least this silence rating
                 * @example 4
                 */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSpotsGeojson: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /**
                 * @description only spots with at least this silence rating
                 * @example 4
                 */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSpotsCsv: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /**
                 * @description only spots with at least this silence rating
                 * @example 4
                 */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSpot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSpotGeojson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    searchSpots: {
        parameters: {
            query: {
                /**
                 * @description matched against names, descriptions, tags and scenery signals
                 * @example lake
                 */
                q: string;
                /**
                 * @description number of hits
                 * @example 3
                 */
                limit?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    searchSpotsV1: {
        parameters: {
            query: {
                /**
                 * @description matched against names, descriptions, tags and scenery signals
                 * @example lake
                 */
                q: string;
                /**
                 * @description number of hits
                 * @example 3
                 */
                limit?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    searchSpotsGeojson: {
        parameters: {
            query: {
                /**
                 * @description matched against names, descriptions, tags and scenery signals
                 * @example lake
                 */
                q: string;
                /**
                 * @description number of hits
                 * @example 3
                 */
                limit?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    searchSpotsCsv: {
        parameters: {
            query: {
                /**
                 * @description matched against names, descriptions, tags and scenery signals
                 * @example lake
                 */
                q: string;
                /**
                 * @description number of hits
                 * @example 3
                 */
                limit?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSilence: {
        parameters: {
            query: {
                /**
                 * @description degrees north, WGS 84
                 * @example 42.5462
                 */
                latitude: number;
                /**
                 * @description degrees east, WGS 84
                 * @example 1.6016
                 */
                longitude: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSpotSilence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    suggest: {
        parameters: {
            query?: {
                /**
                 * @description what has been typed so far
                 * @example la
                 */
                q?: string;
                /**
                 * @description number of suggestions
                 * @example 3
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    facets: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /**
                 * @description only spots with at least this silence rating
                 * @example 4
                 */
                minRating?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    ask: {
        parameters: {
            query?: {
                /**
                 * @description the question, in plain English
                 * @example quiet lakes
                 */
                q?: string;
                /** @description earlier questions, oldest first, which "there" and "closer" speak of: a JSON array of texts */
                prev?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    askPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    askStream: {
        parameters: {
            query?: {
                /**
                 * @description the question, in plain English
                 * @example quiet lakes
                 */
                q?: string;
                /** @description earlier questions, oldest first, which "there" and "closer" speak of: a JSON array of texts */
                prev?: string;
                /**
                 * @description true: the answer comes as server-sent events
                 * @example true
                 */
                stream?: boolean;
                /** @description NLWeb: the question; the answer comes in the form of NLWeb */
                query?: string;
                /** @description NLWeb: comes back in the answer */
                query_id?: string;
                /** @description NLWeb: taken and not used, there is one site */
                site?: string;
                /** @description NLWeb: with summarize the answer carries its text */
                mode?: string;
                /** @description NLWeb: taken and not used, only stream makes events */
                streaming?: string;
                /** @description NLWeb: the question with its context put in */
                decontextualized_query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    askRootPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    batch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description meta.nextCursor of the page before; without it the log is read from the oldest change that is kept */
                cursor?: string;
                /**
                 * @description changes per page
                 * @example 3
                 */
                limit?: number;
                /** @description spot: each change carries the spot as it is now, unless it is no longer there */
                include?: "spot";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    exportSpots: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    exportSpotsNdjson: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    exportSpotsGeojson: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    exportSpotsCsv: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSandboxSpots: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSandboxSpotsGeojson: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSandboxSpotsCsv: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near */
                sort?: "distance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    livez: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
}
